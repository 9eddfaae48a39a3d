import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

interface SectionHeadingProps {
  id: string;
  heading: string;
  detail?: string;
}

export function SectionHeading({ id, heading, detail }: SectionHeadingProps) {
  return (
    <Stack gap="l">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {detail ? (
        <Text size="lead" tone="muted" measure>
          {detail}
        </Text>
      ) : null}
    </Stack>
  );
}
