import type { GalleryTab } from '#schemas/published';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Tabs } from '#design-system/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTop } from '../../shared/page-top.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { usePageContent } from '../../shared/use-page-content.ts';
import { AlbumList } from './album-list.tsx';

const TABS: readonly GalleryTab[] = ['rooms', 'others', 'services'];
const SHOWN = 'show';

export function GalleryScreen() {
  const { t } = useTranslation();
  const { header, albums } = usePageContent('gallery');
  const [query, setQuery] = useSearchParams();
  // The prerendered document has no tab selected.
  const isHydrated = useHydrated();
  const shown = (isHydrated ? TABS.find((tab) => tab === query.get(SHOWN)) : undefined) ?? 'rooms';
  return (
    <>
      <PageTop header={header} />
      <Box paddingBlock="xxl">
        <Container>
          <Tabs
            label={t('gallery.tabs')}
            value={shown}
            onValueChange={(tab) => setQuery({ [SHOWN]: tab }, { replace: true, preventScrollReset: true })}
            items={TABS.map((tab) => ({
              value: tab,
              label: t(`gallery.${tab}`),
              content: <AlbumList albums={albums} tab={tab} />,
            }))}
          />
        </Container>
      </Box>
    </>
  );
}
