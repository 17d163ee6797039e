import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { ToastMessage, ToastViewProps } from './toast-view.tsx';

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => {});

interface Shown {
  readonly message: ToastMessage;
  readonly number: number;
}

/** Holds at most one toast; a new one takes the place of the old. What draws it loads with the first. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);
  const show = useCallback<ShowToast>((message) => {
    setShown((previous) => ({ message, number: (previous?.number ?? 0) + 1 }));
    import('./toast-view.tsx').then(
      (module) => setView(() => module.ToastView),
      // Without its chunk a toast is silent; every failure is told in the page as well.
      () => {},
    );
  }, []);
  const toast = shown !== null && View !== null && (
    <View key={shown.number} message={shown.message} onDismiss={() => setShown(null)} />
  );
  const announced = shown?.message.saidElsewhere !== true;
  return (
    <ToastContext value={show}>
      {children}
      {/* The region is there before its text, else readers miss it; what the page says itself stays outside of it. */}
      <div aria-live="polite">{announced && toast}</div>
      {!announced && toast}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return use(ToastContext);
}
