import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import type { ToastMessage, ToastViewProps } from './toast-view.tsx';

type ShowToast = (message: ToastMessage) => void;
type EndToast = (tone?: ToastMessage['tone']) => void;

interface Toasts {
  readonly show: ShowToast;
  readonly end: EndToast;
}

const ToastContext = createContext<Toasts>({ show: () => {}, end: () => {} });

interface Shown {
  readonly message: ToastMessage;
  readonly number: number;
}

/** Loads the code of toasts. Pages call it early, because the first toast may be about a lost connection. */
export const loadToastView = () => import('./toast-view.tsx');

/** Shows at most one toast; a new one replaces it. The first toast loads the view if no page has loaded it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
  const [toasts] = useState<Toasts>(() => {
    let number = 0;
    return {
      show(message) {
        number += 1;
        setShown({ message, number });
        loadToastView().then(
          (module) => setView(() => module.ToastView),
          // Without the chunk a toast stays invisible, so pages load the chunk before they need it.
          () => {},
        );
      },
      end: (tone) =>
        setShown((previous) => (tone === undefined || previous?.message.tone === tone ? null : previous)),
    };
  });
  const toast = shown !== null && View !== null && (
    <View key={shown.number} message={shown.message} onDismiss={() => setShown(null)} />
  );
  const announced = shown?.message.announcedByPage !== true;
  return (
    <ToastContext value={toasts}>
      {children}
      {/* The live region exists before its text, because screen readers need that. Toasts that the page announces
          are outside. */}
      <div aria-live="polite">{announced && toast}</div>
      {!announced && toast}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return use(ToastContext).show;
}

/** Returns a function that dismisses the toast. With a tone, it dismisses only a toast of this tone. */
export function useEndToast(): EndToast {
  return use(ToastContext).end;
}
