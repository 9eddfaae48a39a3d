import { Hero } from '#design-system/hero';
import { Surface } from '#design-system/surface';
import { useNavigate } from 'react-router-dom';
import { SearchForm } from '../../shared/stay-search/search-form.tsx';
import { fillDraft } from '../../shared/stay-search/fill-draft.ts';
import { emptyDraft, searchAddress } from '../../shared/stay-search/search-address.ts';
import { useKeptSearch } from '../../shared/stay-search/use-kept-search.ts';
import { usePageContent } from '../../shared/use-page-content.ts';
import { useShell } from '../../shared/use-shell.ts';
import { BelowTheFold } from './below-the-fold.tsx';

export function HomeScreen() {
  const { header } = usePageContent('home');
  const { hotel, locations } = useShell();
  const navigate = useNavigate();
  const draft = fillDraft(emptyDraft(locations.map(({ id }) => id)), useKeptSearch());
  return (
    <>
      <Hero
        size="full"
        image={header.image}
        heading={header.heading}
        {...(hotel.tagline ? { eyebrow: hotel.tagline } : {})}
        panel={
          <Surface tone="raised" padding="l" radius="m" elevation="high">
            <SearchForm draft={draft} isFilled onSearch={(search) => void navigate(searchAddress(search))} />
          </Surface>
        }
      >
        {header.subheading}
      </Hero>
      <BelowTheFold />
    </>
  );
}
