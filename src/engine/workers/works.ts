import type { UIMessage } from 'ai'
import type { StepRequest } from '../analyst/builtin/next-step.ts'
import type { VerifiedResult } from '../analyst/judging/index.ts'
import type { ReadRequest } from '../analyst/reading/read-question.ts'
import type {
  CatalogSource,
  OssieDocument,
  SourceText,
  SpaceText,
  StandingSource,
  StandingSpace,
} from '../catalog/index.ts'
import type { PngTask } from '../charts/draw-png.ts'
import type { Catalog } from '../question/catalog.ts'
import type { RenderTask } from '../reports/render/render-task.ts'
import type { Wanted } from '../reports/subject.ts'
import type { SourceTable } from '../schema.ts'

type DashboardWanted = { catalog: Catalog; about: string; wanted: Wanted; name: string | null }

/** What is done away from the main thread, by name. A worker loads what it is first asked for. */
export const works = {
  readDocument: async (markup: string) => (await import('../documents/parse-document.ts')).parseDocument(markup),
  nextStep: async (request: StepRequest) => (await import('../analyst/builtin/next-step.ts')).nextStep(request),
  valueTerms: async (text: string) => (await import('../analyst/reading/value-terms.ts')).valueTerms(text),
  readQuestion: async (request: ReadRequest) =>
    (await import('../analyst/reading/read-question.ts')).readQuestion(request),
  judgeAnswer: async ({ message, verified }: { message: UIMessage; verified: VerifiedResult }) =>
    (await import('../analyst/judging/index.ts')).judgeAnswer(message, verified),
  checkSourceDefinitions: async (input: SourceText) =>
    (await import('../catalog/check-text.ts')).checkSourceText(input),
  checkSpaceDefinitions: async (input: SpaceText) => (await import('../catalog/check-text.ts')).checkSpaceText(input),
  metricOfSourceText: async (input: SourceText & { metric: string }) =>
    (await import('../catalog/check-text.ts')).metricOfSourceText(input),
  metricOfSpaceText: async (input: SpaceText & { metric: string }) =>
    (await import('../catalog/check-text.ts')).metricOfSpaceText(input),
  standSource: async (input: StandingSource) => (await import('../catalog/standing.ts')).standSource(input),
  standSpace: async (input: StandingSpace) => (await import('../catalog/standing.ts')).standSpace(input),
  settleSource: async (input: { source: CatalogSource; next: OssieDocument }) =>
    (await import('../catalog/standing.ts')).settleSource(input),
  settleSpace: async (input: StandingSpace & { next: OssieDocument }) =>
    (await import('../catalog/standing.ts')).settleSpace(input),
  catalogOfSpace: async (input: Omit<StandingSpace, 'name'>) =>
    (await import('../catalog/standing.ts')).catalogOfSpace(input),
  writeYaml: async (document: OssieDocument) => (await import('../catalog/ossie/read-document.ts')).writeYaml(document),
  describeGrounding: async (tables: SourceTable[]) =>
    (await import('../analyst/reading/grounding.ts')).describeGrounding(tables),
  suggestQuestions: async ({ catalog, most }: { catalog: Catalog; most: number }) =>
    (await import('../reader/index.ts')).suggestQuestions(catalog, most),
  suggestDashboard: async ({ catalog, about, wanted, name }: DashboardWanted) => {
    const [{ suggestDashboard }, { QuestionFault }] = await Promise.all([
      import('../reports/suggest-dashboard.ts'),
      import('../question/index.ts'),
    ])
    try {
      return { made: suggestDashboard(catalog, about, wanted, name), fault: null }
    } catch (error) {
      // Metrics of different tables may have no field in common.
      if (error instanceof QuestionFault) return { made: null, fault: error.message }
      throw error
    }
  },
  renderReport: async (task: RenderTask) =>
    (await import('../reports/render/render-in-worker.ts')).renderInWorker(task),
  makeSamples: async () => (await import('../samples/index.ts')).sampleFiles(),
  drawChart: async (task: PngTask) => (await import('../charts/draw-png.ts')).drawPng(task),
}
