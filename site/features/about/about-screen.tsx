import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Stack } from '#design-system/stack';
import { PageTop } from '../../shared/page-top.tsx';
import { StoryBlock } from '../../shared/story-block.tsx';
import { usePageContent } from '../../shared/use-page-content.ts';

export function AboutScreen() {
  const { header, blocks } = usePageContent('about');
  return (
    <>
      <PageTop header={header} />
      <Box paddingBlock="xxl">
        <Container>
          <Stack gap="section">
            {blocks.map((block, index) => (
              <StoryBlock key={block.heading} {...block} side={index % 2 === 0 ? 'start' : 'end'} />
            ))}
          </Stack>
        </Container>
      </Box>
    </>
  );
}
