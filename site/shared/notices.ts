/** One message for the guest that is shown as a toast. */
export interface Notice {
  message: string;
  tone: 'success' | 'error' | 'info';
  /** A notice with the id of one that is on screen replaces it. */
  id?: string;
}

type Outlet = (notice: Notice) => void;

/**
 * Notices wait here until something shows them: the code of the toasts is loaded when the first one is needed, not before.
 */
export interface NoticeQueue {
  notify: Outlet;
  /** True once a notice was raised. */
  isWanted: () => boolean;
  /** Told when the first notice is raised. */
  onWanted: (listener: () => void) => () => void;
  /** Hands over what waits and everything that follows. */
  deliverTo: (outlet: Outlet) => () => void;
}

export function createNoticeQueue(): NoticeQueue {
  const waiting: Notice[] = [];
  const listeners = new Set<() => void>();
  let outlet: Outlet | undefined;
  let wanted = false;
  return {
    notify(notice) {
      wanted = true;
      if (outlet) outlet(notice);
      else waiting.push(notice);
      for (const listener of listeners) listener();
    },
    isWanted: () => wanted,
    onWanted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    deliverTo(next) {
      outlet = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        outlet = undefined;
      };
    },
  };
}
