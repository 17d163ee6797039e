import { useState } from 'react';

export interface PassingNotice {
  /** A notice with the id of another one replaces it. */
  readonly id: string;
  readonly tone?: 'info' | 'success' | 'warning';
  readonly text: string;
  /** With answers it stays until one of them is given; otherwise it leaves by itself. */
  readonly answers?: readonly { readonly label: string; readonly onAnswer: () => void }[];
}

/** The notices of a page, for its `NoticePlace`. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly PassingNotice[]>([]);
  return {
    notices,
    show: (notice: PassingNotice) =>
      setNotices((all) => [...all.filter(({ id }) => id !== notice.id), notice]),
    end: (ended: string) => setNotices((all) => all.filter(({ id }) => id !== ended)),
  };
}
