import '#design-system/css';
import './print.css.ts';
import { startApplication } from './start-application.tsx';

startApplication().catch((error: unknown) => {
  // The prerendered page stays usable: its links and its search form work.
  console.error('The application did not start', error);
  document.getElementById('start-failed')?.removeAttribute('hidden');
});
