import type { PublishedRoom } from '#schemas/published';
import type { TFunction } from 'i18next';

interface AccessFigures {
  /** "Step-free" */
  features: string[];
  /** "Door": "95 cm" */
  figures: { id: string; label: string; value: string }[];
}

const LENGTHS = ['doorWidthCm', 'turningSpaceCm', 'bedHeightCm'] as const;

/** The accessibility of a room that is written as data: its features, and its measures. */
export function accessFigures({ access = {} }: PublishedRoom, t: TFunction): AccessFigures {
  const { features = [], stepsToRoom } = access;
  return {
    features: features.map((feature) => t(`room.access.${feature}`)),
    figures: [
      ...(stepsToRoom === undefined
        ? []
        : [{ id: 'steps', label: t('room.measures.stepsToRoom'), value: String(stepsToRoom) }]),
      ...LENGTHS.flatMap((id) => {
        const length = access[id];
        return length === undefined
          ? []
          : [{ id, label: t(`room.measures.${id}`), value: t('room.centimetres', { length }) }];
      }),
    ],
  };
}
