import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs is compiled whole while it is read, beside the main thread; function by function would hold up the page. */
const compileWhileReading: Plugin = {
  name: 'compile-while-reading',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name === 'framework'))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/** The letters of every page come beside the code, not when the first text is laid out: it is drawn once, in its own font. */
const fontBeforeText: Plugin = {
  name: 'font-before-text',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.includes('inter-latin-wght'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), compileWhileReading, fontBeforeText],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Data URIs would need wider CSP rules than files do.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in two files: forty small ones take longer than the code in them.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              tags: ['$initial'],
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
            },
            { name: 'app', tags: ['$initial'] },
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
          ],
        },
      },
    },
    // The chart library is one large chunk on purpose; it is only loaded when a chart is drawn.
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
