import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgetsPlugin } from './scripts/budgets/budgets-plugin.ts';
import { leaveOutPlugin } from './scripts/bundle/leave-out-plugin.ts';
import { preloadPlugin } from './scripts/bundle/preload-plugin.ts';
import { hostingPlugin } from './scripts/hosting/hosting-plugin.ts';
import { prerenderPlugin } from './scripts/prerender/prerender-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    leaveOutPlugin(),
    preloadPlugin(),
    prerenderPlugin(),
    hostingPlugin(),
    budgetsPlugin(),
  ],
  // A picture within the page would stand before its first paint; as a file it comes beside it.
  build: { assetsInlineLimit: 0 },
  server: { port: 5173, strictPort: true },
  preview: { port: 5173, strictPort: true },
});
