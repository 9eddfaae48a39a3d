import { type ReactNode, useCallback } from 'react';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { RoomCard } from '#design-system/room-card';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { applyTheme, compileTheme } from '#design-system/theme';
import type { ContentKind } from '#schemas/engine';
import type { Room } from '#schemas/types';
import { pictures } from '../../pictures.ts';

/** A preview of the site with this file, for kinds that one component can show. The checker has accepted the text. */
export function ContentPreview({ kind, text }: { kind: ContentKind; text: string }) {
  if (kind === 'theme') return <ThemePreview theme={JSON.parse(text)} />;
  // The checker has accepted it.
  if (kind === 'room') return <RoomPreview room={JSON.parse(text) as Room} />;
  return null;
}

function ThemePreview({ theme }: { theme: unknown }) {
  const { vars } = compileTheme(theme);
  const wear = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null && vars !== undefined) applyTheme(element, vars);
    },
    [vars],
  );
  if (vars === undefined) return null;
  return (
    <div ref={wear}>
      <Ground tone="page">
        <Button>Find a room</Button>
      </Ground>
      <Ground tone="secondary">
        <Button tone="secondary">See the rooms</Button>
      </Ground>
    </div>
  );
}

function Ground({ tone, children }: { tone: 'page' | 'secondary'; children: ReactNode }) {
  return (
    <Surface tone={tone} padding="l">
      <Stack gap="l" align="start">
        <Text size="eyebrow" tone="accent">
          Udaipur
        </Text>
        <Heading level={3} size="m">
          Wake above the lake
        </Heading>
        <Text tone="muted">Every pair of colours that the site uses is readable in this theme.</Text>
        {children}
      </Stack>
    </Surface>
  );
}

function RoomPreview({ room }: { room: Room }) {
  return (
    <RoomCard
      headingLevel={3}
      name={room.name}
      summary={room.summary}
      image={pictures.lakeSuite}
      facts={[
        { id: 'size', icon: 'size', label: `${room.sizeSqm} m²` },
        { id: 'guests', icon: 'users', label: `Up to ${room.maxOccupancy} guests` },
        ...(room.view === undefined ? [] : [{ id: 'view', icon: 'view', label: room.view } as const]),
      ]}
    />
  );
}
