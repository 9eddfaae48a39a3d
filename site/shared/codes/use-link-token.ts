import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const TOKEN = /^#([A-Za-z0-9_-]{22})$/;

/**
 * The token of a mailed link, which stands behind the `#`; nothing when the page was opened in another way. It is taken out
 * of the address at once: nobody reads it over a shoulder, in the history or in a shared link.
 */
export function useLinkToken(): string | undefined {
  const navigate = useNavigate();
  const { hash, pathname, search, state } = useLocation();
  const found = TOKEN.exec(hash)?.[1];
  const [token, setToken] = useState(found);
  // A link may be opened in the tab that waits for it: then only what is behind the `#` changes.
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (found !== undefined) void navigate({ pathname, search }, { replace: true, state: state as unknown });
  }, [found, navigate, pathname, search, state]);
  return token;
}
