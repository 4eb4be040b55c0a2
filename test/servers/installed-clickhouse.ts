import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from '../until.ts'

export type InstalledClickHouse = {
  version: string
  port: number
  /** The server's answer to a statement, held to reading: its rows or its error, as text. */
  ask(sql: string): Promise<string>
  stop(): Promise<void>
}

const program = () =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin']
    .filter((folder) => readdirSync(folder).includes('clickhouse-server'))
    .map((folder) => path.join(folder, 'clickhouse-server'))[0]

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

const users = `<profiles><default/></profiles><quotas><default/></quotas><users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>`

/** The ClickHouse server that is installed on this machine, started in a folder of its own; null and one line where none is. */
export async function startInstalledClickHouse(): Promise<InstalledClickHouse | null> {
  const file = program()
  if (!file) {
    process.stderr.write('skipped: tests that need an installed ClickHouse (there is no clickhouse-server)\n')
    return null
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-clickhouse-'))
  const [port = 0, native = 0] = await freePorts(2)
  writeFileSync(path.join(folder, 'users.xml'), `<yandex>${users}</yandex>`)
  writeFileSync(
    path.join(folder, 'config.xml'),
    `<yandex><logger><level>none</level></logger><listen_host>127.0.0.1</listen_host><http_port>${port}</http_port><tcp_port>${native}</tcp_port><path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path><users_config>${folder}/users.xml</users_config><default_profile>default</default_profile><default_database>default</default_database><mark_cache_size>5368709120</mark_cache_size></yandex>`,
  )
  const server = spawn(file, [`--config-file=${folder}/config.xml`], { cwd: folder, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const ask = async (sql: string) =>
    await (await fetch(`http://127.0.0.1:${port}/?readonly=1`, { method: 'POST', body: sql })).text()
  const stop = async () => {
    server.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const version = await until(async () => (await ask('SELECT version()').catch(() => '')).trim() || null)
    return { version, port, ask, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
