import type { Tool, ToolSet } from 'ai'
import { pause } from '../../../platform/workers/in-turns.ts'
import type { Workbench } from '../workbench.ts'
import { askTool } from './ask.ts'
import { askPersonTool } from './ask-person.ts'
import { describeTablesTool } from './describe-tables.ts'
import { explainChangeTool } from './explain-change.ts'
import { findValuesTool } from './find-values.ts'
import { giveAnswerTool } from './give-answer.ts'
import { listTablesTool } from './list-tables.ts'
import { makeChartTool } from './make-chart.ts'
import { createDashboardTool, editDashboardTool } from './make-dashboard.ts'
import { offerDefinitionTool } from './offer-definition.ts'
import { readQuestionTool } from './read-question.ts'
import { runShortcutTool } from './run-shortcut.ts'
import { runSqlTool } from './run-sql.ts'
import { saveDatasetTool } from './save-dataset.ts'
import { searchTablesTool } from './search-tables.ts'
import { statisticsTool } from './statistics.ts'

/** So many are told by name at least. */
const fewTables = 12

/** What the analyst can do. None of it reaches an address, and none of it writes to a source. */
export function analystTools(bench: Workbench): ToolSet {
  if (bench.isRemote && bench.isSmall) return guarded(bench, fewTools(bench))
  return guarded(bench, {
    list_tables: listTablesTool(bench),
    ...(bench.isRemote && bench.catalog.datasets.length > fewTables && { search_tables: searchTablesTool(bench) }),
    describe_tables: describeTablesTool(bench),
    find_values: findValuesTool(bench),
    ask: askTool(bench),
    ...(bench.readWords && {
      read_question: readQuestionTool(bench, bench.readWords),
      explain_change: explainChangeTool(bench),
    }),
    run_sql: runSqlTool(bench),
    statistics: statisticsTool(bench),
    make_chart: makeChartTool(bench),
    give_answer: giveAnswerTool(bench),
    ask_person: askPersonTool(bench),
    ...(bench.dashboards && { create_dashboard: createDashboardTool(bench), edit_dashboard: editDashboardTool(bench) }),
    ...(bench.saveDataset && { save_dataset: saveDatasetTool(bench) }),
    ...(bench.isRemote &&
      bench.offerDefinition && { offer_definition: offerDefinitionTool(bench, bench.offerDefinition) }),
    ...(bench.shortcuts.length > 0 && { run_shortcut: runShortcutTool(bench) }),
  })
}

/** The descriptions of all would fill a small model, and it would choose among them badly. */
const fewTools = (bench: Workbench): ToolSet => ({
  describe_tables: describeTablesTool(bench),
  find_values: findValuesTool(bench),
  run_sql: runSqlTool(bench),
  give_answer: giveAnswerTool(bench),
})

/** What a tool throws is no refusal of its own, but a fault: its words, which may hold anything, stay here. */
function guarded(bench: Workbench, tools: ToolSet): ToolSet {
  const guard = (name: string, tool: Tool): Tool => ({
    ...tool,
    async execute(input: unknown, options: Parameters<NonNullable<Tool['execute']>>[1]) {
      try {
        await pause()
        return await tool.execute!(input, options)
      } catch (error) {
        if (bench.signal.aborted || options.abortSignal?.aborted) throw error
        bench.reportFault?.(error, `the tool ${name} failed`)
        throw new Error(`${name} failed for a reason of its own. Try it another way.`)
      }
    },
  })
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, guard(name, tool as Tool)]))
}
