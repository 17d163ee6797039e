import type { Plugin } from 'vite';
import { newerFeatures } from './newer-features.ts';

/** Fails a build with a feature that a supported browser lacks. */
export function newerFeaturesPlugin(): Plugin {
  return {
    name: 'newer-features',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const [feature] = newerFeatures(
            file.fileName,
            file.type === 'chunk' ? file.code : String(file.source),
          );
          if (feature !== undefined)
            this.error(`${file.fileName} uses ${feature}, which a supported browser does not know.`);
        }
      },
    },
  };
}
