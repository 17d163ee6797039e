import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from './tools/build/browsers/supported-browsers.ts';
import { brandPlugin } from './tools/build/brand/brand-plugin.ts';
import { newerFeaturesPlugin } from './tools/build/browsers/newer-features-plugin.ts';
import { budgetsPlugin } from './tools/build/budgets/budgets-plugin.ts';
import { leaveOutPlugin } from './tools/build/bundle/leave-out-plugin.ts';
import { preloadPlugin } from './tools/build/bundle/preload-plugin.ts';
import { hostingPlugin } from './tools/build/hosting/hosting-plugin.ts';
import { workerPlugin } from './tools/build/worker/worker-plugin.ts';
import { prerenderPlugin } from './tools/build/prerender/prerender-plugin.ts';

export default defineConfig({
  publicDir: 'src/public',
  plugins: [
    react(),
    brandPlugin(),
    tailwindcss(),
    leaveOutPlugin(),
    preloadPlugin(),
    prerenderPlugin(),
    workerPlugin(),
    hostingPlugin(),
    newerFeaturesPlugin(),
    budgetsPlugin(),
  ],
  // A picture inside the page would delay the first paint; a picture in its own file does not.
  build: { assetsInlineLimit: 0, target: [...BUILD_TARGET] },
  server: { port: 5173, strictPort: true },
});
