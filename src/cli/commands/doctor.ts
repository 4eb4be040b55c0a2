import { type Command, jsonOption } from '../command.ts'
import { exitCodes } from '../exit.ts'
import { environmentOf, placeOptions } from '../installation.ts'
import { findService } from '../profile.ts'
import { harmless } from '../terminal.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'check that everything the service needs is in order',
  usage: ['[--data-dir FOLDER]'],
  minArguments: 0,
  maxArguments: 0,
  about: `Looks at the settings, the data folder, the disk, the database and its migrations, the secret and who can read it, the port, the
processes that queries run in, memory, mail and models, and says for each what to do when something is wrong. It changes nothing
and may run beside the service. Run it where the service runs, with the same settings. Ends with 1 when something is broken.`,
  options: { ...placeOptions, json: jsonOption },
  examples: [
    ['tallyroom doctor', 'before the first start, or when something is strange'],
    ['tallyroom doctor --json | jq \'.checks[] | select(.state != "ok")\'', 'for a program'],
  ],
  async run(input) {
    const { terminal } = input
    const { style } = terminal
    const { runChecks } = await import('../checks/index.ts')
    const marks = { ok: style.green('✔'), warning: style.yellow('!'), broken: style.red('✖') }
    const service = () => {
      try {
        return findService(input)
      } catch {
        return null
      }
    }
    const checks = []
    for await (const check of runChecks(environmentOf(input), service())) {
      checks.push(check)
      if (terminal.json) continue
      terminal.print(`${marks[check.state]} ${style.bold(check.name)}: ${harmless(check.found)}\n`)
      if (check.fix) terminal.print(`    ${harmless(check.fix)}\n`)
    }
    const broken = checks.filter(({ state }) => state === 'broken').length
    const warnings = checks.filter(({ state }) => state === 'warning').length
    if (terminal.json) terminal.print(`${JSON.stringify({ ok: broken === 0, checks })}\n`)
    else
      terminal.print(
        broken > 0
          ? `\n${style.red(`${broken} broken`)}${warnings > 0 ? `, ${warnings} to look at` : ''}\n`
          : `\n${style.green(warnings > 0 ? `Works; ${warnings} to look at` : 'Everything is in order')}\n`,
      )
    return broken > 0 ? exitCodes.failed : exitCodes.done
  },
}
