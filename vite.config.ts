import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Data URIs would need wider CSP rules than files do.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in a few files: forty small ones take longer than the code in them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|sonner|@tanstack[\\/](react-query|query-core|react-router|router-core|history|store|react-store))[\\/]/,
            },
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            { name: 'base', test: /[\\/]web[\\/]lib[\\/]/ },
          ],
        },
      },
    },
    // The chart library is one large chunk on purpose; it is only loaded when a chart is drawn.
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
