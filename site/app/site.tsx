import type { Shell } from '#schemas/published';
import { RouterProvider } from 'react-router-dom';
import { ShellContext } from '../shared/use-shell.ts';
import type { SiteRouter } from './open-router.ts';

interface SiteProps {
  router: SiteRouter;
  shell: Shell;
}

export function Site({ router, shell }: SiteProps) {
  return (
    <ShellContext value={shell}>
      {/* No transitions: a select would show the previous choice until they end. */}
      <RouterProvider router={router} useTransitions={false} />
    </ShellContext>
  );
}
