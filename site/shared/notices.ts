export interface Notice {
  message: string;
  tone: 'success' | 'error' | 'info';
  /** Replaces the notice on screen that has the same id. */
  id?: string;
}

type Outlet = (notice: Notice) => void;

/** Holds notices until the toast code has loaded, which starts with the first one. */
export interface NoticeQueue {
  notify: Outlet;
  isWanted: () => boolean;
  /** Called when the first notice is raised. */
  onWanted: (listener: () => void) => () => void;
  /** Delivers waiting and later notices. */
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
