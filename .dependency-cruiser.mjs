/** The direction of imports: main -> app -> features -> engine -> platform, and the doors between features. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tests = '\\.(test|cases|fixture)\\.ts$'

/** All folders of sources/ but those that engines share. */
const engineFolder = '^src/engine/sources/(?!columnar/|pg/|remote/|sql/)([^/]+)/'

export default {
  forbidden: [
    rule(
      'no-circles',
      'a circle of imports has no beginning to read from',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'platform-knows-no-product',
      'platform/ imports only platform/',
      { path: '^src/platform', pathNot: tests },
      { path: '^(src/(?!platform)|web|acceptance|bench|evals|test)' },
    ),
    rule(
      'engine-below-features',
      'engine/ imports only engine/ and platform/',
      { path: '^src/engine', pathNot: tests },
      { path: '^(src/(?!engine|platform)|web|acceptance|bench|evals|test)' },
    ),
    rule(
      'engine-knows-no-http-nor-database',
      'engine/ has no HTTP and no application database',
      { path: '^src/engine', pathNot: tests },
      { path: '^src/platform/(http|database|bus|jobs)' },
    ),
    rule(
      'sandbox-knows-no-engine',
      'sources/ stand on the sandbox, never the other way round, types included',
      { path: '^src/engine/sandbox', pathNot: tests },
      { path: '^src/engine/(?!sandbox|connection\\.ts|schema\\.ts)' },
    ),
    rule(
      'engines-know-not-each-other',
      'what belongs to one engine lies in its folder; the registry alone names them all',
      { path: engineFolder, pathNot: tests },
      {
        path: engineFolder,
        pathNot: '^src/engine/sources/$1/',
      },
    ),
    rule(
      'spreadsheets-downwards',
      'readers of text, readers of workbooks and targets stand on typing/, typing/ on report/; none knows the others or who calls them',
      { path: '^src/engine/spreadsheets/(report|typing|text|workbook|targets)/', pathNot: tests },
      {
        path: '^src/engine/spreadsheets/',
        pathNot: ['^src/engine/spreadsheets/$1/', '^src/engine/spreadsheets/(report|typing)/'],
      },
    ),
    rule(
      'typing-knows-no-reader',
      'report/ imports nothing of spreadsheets/, typing/ only report/',
      { path: '^src/engine/spreadsheets/report/', pathNot: tests },
      { path: '^src/engine/spreadsheets/typing/' },
    ),
    rule(
      'features-below-app',
      'features/ do not import the composition root',
      { path: '^src/features', pathNot: tests },
      { path: '^src/(app/|main\\.ts|config\\.ts)|^(web|acceptance|bench|evals|test)' },
    ),
    rule(
      'features-through-their-door',
      'a feature is reached through its index.ts (contracts and errors are open)',
      { path: '^src/features/([^/]+)/', pathNot: tests },
      {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$', '\\.contract\\.ts$'],
      },
    ),
    rule(
      'app-through-doors',
      'who makes or starts the parts reaches a feature through its index.ts, too',
      { path: '^src/(app/|cli/|main\\.ts)', pathNot: tests },
      { path: '^src/features/', pathNot: ['^src/features/[^/]+/index\\.ts$', '\\.contract\\.ts$'] },
    ),
    rule(
      'contracts-are-pure',
      'contracts import only zod and contracts',
      { path: '\\.contract\\.ts$' },
      { pathNot: ['\\.contract\\.ts$', 'node_modules/zod'] },
    ),
    rule(
      'client-stands-alone',
      'client/ is used outside of the service and imports nothing of it',
      { path: '^src/client', pathNot: tests },
      { pathNot: '^src/client' },
    ),
    rule(
      'web-sees-contracts-only',
      'the web app imports only contracts, the client, the chart builder, the formatter, the words for days, what writes markup and what passes between a model and the tools',
      { path: '^web', pathNot: tests },
      {
        path: '^src',
        pathNot: [
          '\\.contract\\.ts$',
          '^src/client/',
          '^src/engine/(charts|formats)/',
          '^src/engine/documents/(days|write-markup|text-nodes)\\.ts$',
          '^src/engine/analyst/tool-contract\\.ts$',
        ],
      },
    ),
    rule(
      'acceptance-is-a-black-box',
      'acceptance tests speak HTTP alone',
      { path: '^acceptance' },
      { path: '^(src|web)' },
    ),
    rule(
      'no-dev-dependencies-in-the-service',
      'what ships must be a dependency',
      { path: '^src', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
