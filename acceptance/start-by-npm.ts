import { spawn } from 'node:child_process'
import path from 'node:path'

/** As a machine has it on which nothing of ours is installed: the system's Node, and no install script is run. */
export const plainMachine = (): Record<string, string> => ({
  PATH: (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter),
  HOME: process.env.HOME ?? '',
  npm_config_ignore_scripts: 'true',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
})

/** Runs `npm start` or `npx tallyroom` until it says its address; `uid` of another user, where this one may become them. */
export async function startByNpm(command: string, args: string[], cwd: string, uid?: number) {
  const child = spawn(command, args, {
    cwd,
    env: { ...plainMachine(), PORT: '0' },
    detached: true,
    ...(uid !== undefined && process.getuid?.() === 0 && { uid, gid: uid }),
  })
  let printed = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk
      const address = /Tallyroom is ready: open (http\S+?)"?[\s,}]/.exec(printed)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${printed}`)))
  })
  return {
    url,
    async stop() {
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}
