/** What the pages of a release may load from elsewhere; everything else stays on this origin. */
export interface ReleaseDelivery {
  /** True when the font comes from the public font host. */
  fontHost: boolean;
  /** Digest of the one style element that its documents hold; none in a release of an earlier version. */
  inlineStyle?: string;
  googleTagId?: string;
  /** Host that serves the analytics script; only when analytics is enabled. */
  analyticsDomain?: string;
  /** Host that guests are sent to from any other; only when the content asks for it. */
  customDomain?: string;
}

/** The release of this moment, by what its headers and redirects need; undefined before the first publishing. */
export interface DeliveryContext {
  release: { peek: () => { delivery: ReleaseDelivery } | undefined };
}
