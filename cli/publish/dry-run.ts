import { checkContent, type Report } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Catalogue } from '#schemas/types';
import type { Config } from '#server/config';
import { type AffectedBookings, openReleaseStore } from '#server/publishing';
import { type ChangeGroup, changesBetween } from '../diff/change-groups.ts';
import { readPublished } from '../diff/published-content.ts';
import { domainNotAllowed } from './custom-domain.ts';
import { reportDamaged } from './damaged-pictures.ts';
import { buildContent } from './build-content.ts';
import { createImageBuilder, imageCacheOf } from './images.ts';
import { releaseIdOf } from './release-id.ts';

interface DryRunRequest {
  contentRoot: string;
  builtSite: string;
  config: Config;
  toolVersion: string;
  ifCurrent?: string;
  /** The release to compare with; by default the current one. */
  against?: string;
}

export type DryRun =
  | { kind: 'problems'; report: Report }
  | { kind: 'unchanged'; releaseId: string }
  | { kind: 'domain-not-allowed'; domain: string }
  | { kind: 'lost'; expected: string; current: string | undefined }
  /** The content is unchanged, but files of the release are missing. */
  | { kind: 'files-missing'; releaseId: string }
  /** Nothing was published before. */
  | { kind: 'first'; releaseId: string; report: Report }
  | {
      kind: 'changes';
      releaseId: string;
      against: string;
      groups: ChangeGroup[];
      /** Bookings to come whose rooms or terms are no longer in the content. */
      affected: AffectedBookings;
    };

/** Computes what publishing would change, without encoding pictures or writing anything. */
export async function dryRun(request: DryRunRequest): Promise<DryRun> {
  const { contentRoot, builtSite, config, toolVersion, ifCurrent, against } = request;
  const report = await checkContent({ fs: nodeFileSystem, root: contentRoot });
  if (report.content === undefined) return { kind: 'problems', report };
  const domain = domainNotAllowed(report.content, config);
  if (domain !== undefined) return { kind: 'domain-not-allowed', domain };
  const published = await readPublished(config, against);
  if (ifCurrent !== undefined && ifCurrent !== published?.releaseId)
    return { kind: 'lost', expected: ifCurrent, current: published?.releaseId };
  const { guestDataDays, taxDocumentDays } = config;
  const releaseId = releaseIdOf([contentRoot, builtSite], {
    toolVersion,
    guestDataDays,
    taxDocumentDays,
  });
  if (published === undefined) return { kind: 'first', releaseId, report };
  if (published.releaseId === releaseId)
    return { kind: published.hasFiles ? 'unchanged' : 'files-missing', releaseId };
  const images = createImageBuilder(contentRoot, { cacheFolder: imageCacheOf(config) });
  try {
    const built = await buildContent(report.content, images, {
      releaseId,
      builtSite,
      guestDataDays,
      taxDocumentDays,
    });
    const groups = changesBetween(published.built, built);
    const affected = await affectedBookings(config, built.catalogue);
    return { kind: 'changes', releaseId, against: published.releaseId, groups, affected };
  } catch (error) {
    return { kind: 'problems', report: await reportDamaged(error, contentRoot) };
  }
}

async function affectedBookings(config: Config, catalogue: Catalogue): Promise<AffectedBookings> {
  const store = await openReleaseStore(config);
  try {
    return await store.affectedBookings(catalogue);
  } finally {
    await store.close();
  }
}
