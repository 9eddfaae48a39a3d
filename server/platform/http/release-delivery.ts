/** What the pages of a release may load from other origins. Everything else must come from the site's own. */
export interface ReleaseDelivery {
  /** True if the fonts come from the public font host. */
  fontHost: boolean;
  /** Digest of the only style element in its documents; undefined in a release of an earlier version. */
  inlineStyle?: string;
  googleTagId?: string;
  /** The host of the analytics script; only if analytics is enabled. */
  analyticsDomain?: string;
  /** The host that other hosts redirect to; only if the content sets it. */
  customDomain?: string;
}

/** The current release's headers and redirects; `peek` is undefined before the first publishing. */
export interface DeliveryContext {
  release: { peek: () => { delivery: ReleaseDelivery } | undefined };
}
