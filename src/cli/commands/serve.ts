import type { Command } from '../command.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'start the service',
  usage: ['[--port PORT] [--host ADDRESS] [--data-dir FOLDER]'],
  minArguments: 0,
  maxArguments: 0,
  about: `Starts the service and its web app, and goes on until it is stopped (Ctrl-C). "tallyroom" alone does the same.
Settings are environment variables (docs/settings.md); the options here go before them.`,
  options: {
    port: { value: 'PORT', about: 'Port to listen on; PORT (default: 3000)' },
    host: { value: 'ADDRESS', about: 'Address to listen on; HOST (default: 127.0.0.1)' },
    'data-dir': { value: 'FOLDER', about: 'Folder for everything that is kept; TALLYROOM_DATA_DIR (default: ./data)' },
  },
  examples: [
    ['tallyroom serve', 'on http://127.0.0.1:3000, with its data in ./data'],
    ['tallyroom serve --port 8080 --data-dir /var/lib/tallyroom', 'elsewhere'],
  ],
  async run({ text, environment }) {
    const { serve: start } = await import('../../main.ts')
    start({
      ...environment,
      ...(text('port') && { PORT: text('port') }),
      ...(text('host') && { HOST: text('host') }),
      ...(text('data-dir') && { TALLYROOM_DATA_DIR: text('data-dir') }),
    })
    // The service ends the process itself.
    await new Promise(() => {})
  },
}
