import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { useAct } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { type Program, programs, setupOf } from './client-setup.ts'
import { makeMcpKey } from './mcp.queries.ts'

type How = 'browser' | 'key'

/** What to paste into a program, with the real address and, where asked, a key that was made for it. */
export function ConnectPanel({ url }: { url: string }) {
  const can = useCan()
  const [program, setProgram] = useState<Program>('claudeCode')
  const [how, setHow] = useState<How>('browser')
  const [keys, setKeys] = useState<Partial<Record<Program, string>>>({})
  const make = useAct(
    (of: Program) => makeMcpKey(t.mcp.programs[of]),
    ({ key }, of) => setKeys((known) => ({ ...known, [of]: key })),
  )
  const key = keys[program]
  const step = program === 'claudeCode' && how === 'key' ? 'claudeCodeKey' : program
  const content = (
    <div className="flex max-w-160 flex-col gap-3">
      <SelectField
        label={t.mcp.how}
        hint={how === 'browser' ? t.mcp.browserText : t.mcp.keyText}
        value={how}
        onChange={setHow}
        options={[
          { value: 'browser', label: t.mcp.byBrowser },
          { value: 'key', label: t.mcp.byKey },
        ]}
      />
      {how === 'key' && key === undefined ? (
        can.write ? (
          <Button icon={KeyRound} className="self-start" busy={make.isPending} onClick={() => make.mutate(program)}>
            {t.mcp.makeKey}
          </Button>
        ) : (
          <p className="text-muted">{t.mcp.keyViewer}</p>
        )
      ) : null}
      <p role="status" className={how === 'key' && key !== undefined ? 'text-good' : 'sr-only'}>
        {how === 'key' && key !== undefined ? t.mcp.keyMade : ''}
      </p>
      <div>
        <p className="text-muted">{t.mcp.steps[step]}</p>
        <CodeBlock code={setupOf(program, url, how === 'key' ? (key ?? t.mcp.keyPlaceholder) : null)} />
      </div>
    </div>
  )
  return (
    <Tabs
      label={t.mcp.program}
      value={program}
      onChange={setProgram}
      tabs={programs.map((value) => ({
        value,
        label: t.mcp.programs[value],
        content: value === program ? content : null,
      }))}
    />
  )
}
