import { use } from 'react';
import type { Copy } from './define-copy.ts';
import { useLanguage } from './language-context.tsx';

/** An area's texts in the chosen language; suspends while they load. */
export function useCopy<T>(copy: Copy<T>): T {
  const { language } = useLanguage();
  return language === 'en' ? copy.en : use(copy.load(language));
}
