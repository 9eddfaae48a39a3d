import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

/** Renders an operator's text as paragraphs: an empty line starts a new one, any other break is a space. */
export function Paragraphs({ text, tone = 'muted' }: { text: string; tone?: 'default' | 'muted' }) {
  const paragraphs = text.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim());
  return (
    <Stack gap="m">
      {paragraphs.filter(Boolean).map((paragraph) => (
        <Text key={paragraph} tone={tone} measure>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
