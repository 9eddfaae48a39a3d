import '#design-system/css';
import './print.css.ts';
import { startApplication } from './start-application.tsx';

startApplication().catch((error: unknown) => {
  // The prerendered page stays as it is: readable, with working links and a working search form.
  console.error('The application did not start', error);
  document.getElementById('start-failed')?.removeAttribute('hidden');
});
