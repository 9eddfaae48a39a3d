import type { Shell } from '#schemas/published';
import { useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { PageContentContext } from '../shared/use-page-content.ts';
import { ShellContext } from '../shared/use-shell.ts';
import { App } from './_app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailurePage } from './failure-page.tsx';
import type { Navigation } from './navigation.ts';
import type { View } from './page-loader.ts';
import { useScroll } from './use-scroll.ts';

interface SiteProps {
  navigation: Navigation;
  shell: Shell;
}

/** The whole site at the place where the guest is. */
export function Site({ navigation, shell }: SiteProps) {
  const place = useSyncExternalStore(navigation.subscribe, navigation.place, navigation.place);
  const { location, action, view } = place;
  useScroll(place);
  return (
    <ShellContext value={shell}>
      <PageContentContext value={view?.content}>
        <Router location={location} navigationType={action} navigator={navigation.navigator}>
          <ErrorBoundary of={App} fallback={<FailurePage />}>
            <App view={view}>
              <CurrentPage view={view} />
            </App>
          </ErrorBoundary>
        </Router>
      </PageContentContext>
    </ShellContext>
  );
}

/** Inside the layout, so that a page that fails keeps the way to the others. */
function CurrentPage({ view }: { view: View | undefined }) {
  if (!view) return <FailurePage />;
  const { Frame, Screen } = view;
  return (
    <ErrorBoundary of={Screen} fallback={<FailurePage />}>
      <Frame>
        <Screen />
      </Frame>
    </ErrorBoundary>
  );
}
