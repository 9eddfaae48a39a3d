@rem The way to run Verandah from its folder on Windows: verandah check content
@node "%~dp0cli\verandah.cjs" %*
