import type { Shell } from '#schemas/published';
import { RouterProvider } from 'react-router-dom';
import { ShellContext } from '../shared/use-shell.ts';
import type { SiteRouter } from './open-router.ts';

interface SiteProps {
  router: SiteRouter;
  shell: Shell;
}

/** The whole site at the place where the guest is. */
export function Site({ router, shell }: SiteProps) {
  return (
    <ShellContext value={shell}>
      {/* At once: what a guest chooses is read from the address, and a select would show the choice before. */}
      <RouterProvider router={router} useTransitions={false} />
    </ShellContext>
  );
}
