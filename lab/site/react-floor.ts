/** The least page of its kind: one hydrated heading and one link, with routes and translations. */
export const REACT_FLOOR = `
  import { createInstance } from 'i18next';
  import { hydrateRoot } from 'react-dom/client';
  import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
  import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

  const i18n = createInstance().use(initReactI18next);
  void i18n.init({
    lng: 'en',
    ns: ['common'],
    defaultNS: 'common',
    resources: { en: { common: { heading: 'Hotel', about: 'About' } } },
    initAsync: false,
  });

  function Page() {
    const { t } = useTranslation();
    return <main><h1>{t('heading')}</h1><Link to="/about">{t('about')}</Link></main>;
  }

  hydrateRoot(
    document.body,
    <I18nextProvider i18n={i18n}>
      <BrowserRouter><Routes><Route path="/" element={<Page />} /></Routes></BrowserRouter>
    </I18nextProvider>,
  );
`;
