// Written by scripts/generate-client.ts from the OpenAPI document: run it after a change of the interface.

export type Acceptance = {
  name?: string
  password?: string
}

export type Accepted = {
  user: User
  team: Team
}

export type Added = {
  added: number
  /** How many the dataset has now */
  entries: number
}

export type Agent = {
  id: string
  spaceId: string
  name: string
  instructions: string
  createdAt: string
  updatedAt: string
}

export type AgentChange = {
  name?: string
  instructions?: string
}

export type AgentInput = {
  name: string
  instructions?: string
}

export type AgentShortcut = {
  id: string
  name: string
  prefix: string
  prompt: string
  integrations: string
  visibility: string
  description: string | null
  disableModelInvocation: boolean
  userInvokable: boolean
  sortOrder: number
  createdAt: string
  updatedAt: string
  agentId: string
  icon: string | null
  immediate: boolean
}

export type AgentShortcutChange = {
  name?: string
  /** What calls it: /weekly */
  prefix?: string
  /** May hold {placeholders} */
  prompt?: string
  description?: string | null
  /** Where it is offered, comma-separated: app, share, team-chat-a, team-chat-b; empty: everywhere */
  integrations?: string
  /** private: only its maker sees it */
  visibility?: "private" | "team"
  /** The agent may not call it by itself */
  disableModelInvocation?: boolean
  /** People may call it by its prefix */
  userInvokable?: boolean
  sortOrder?: number
  icon?: string | null
  /** Sent without editing */
  immediate?: boolean
}

export type AgentShortcutInput = {
  name: string
  /** What calls it: /weekly */
  prefix: string
  /** May hold {placeholders} */
  prompt: string
  description?: string | null
  /** Where it is offered, comma-separated: app, share, team-chat-a, team-chat-b; empty: everywhere */
  integrations?: string
  /** private: only its maker sees it */
  visibility?: "private" | "team"
  /** The agent may not call it by itself */
  disableModelInvocation?: boolean
  /** People may call it by its prefix */
  userInvokable?: boolean
  sortOrder?: number
  icon?: string | null
  /** Sent without editing */
  immediate?: boolean
}

export type AggregateFunction = "sum" | "avg" | "median" | "min" | "max" | "count" | "distinct" | "stddev" | "stddev_population" | "variance" | "variance_population" | "skewness" | "kurtosis" | "percentile" | "mode" | "first" | "last" | "correlation" | "correlation_p" | "covariance" | "slope" | "any" | "every"

export type AnsweredAgain = {
  id: string
  /** What the message is made of now */
  parts: Record<string, unknown>[]
}

export type AnsweredQuestion = {
  /** What is asked, with the changes */
  question: Question
  sql: string
  /** Values of the names with a colon in it */
  params: Record<string, unknown>
  /** The same with its values, as a person would write it: to read, and to go on from */
  statement: string
  /** Where it runs, as the analyst names it */
  source: string
  columns: QuestionColumn[]
  /** What is asked, from which it can be read again */
  sentence: string
  /** The same for a heading: what is named stands by its name alone */
  title: string
  chips: QuestionChip[]
  rows: Record<string, unknown>[]
  /** There are more rows than asked for */
  truncated: boolean
  /** What ran the statement */
  engine: string
  /** When the extract was read that it was answered from; null: the data was asked where it is */
  asOf: string | null
  /** The chart that was asked for, or one that fits; null: a table says it better */
  chart: ChartSpec | null
}

export type ApiKey = {
  id: string
  userId: string
  name: string | null
  prefix: string | null
  /** The first characters of the key, to recognise it by */
  start: string | null
  enabled: boolean
  rateLimitEnabled: boolean
  /** Requests in one window */
  rateLimitMax: number | null
  /** Milliseconds */
  rateLimitTimeWindow: number | null
  refillAmount: number | null
  /** Milliseconds */
  refillInterval: number | null
  lastRefillAt: string | null
  /** Uses left; null: no quota */
  remaining: number | null
  requestCount: number
  lastRequest: string | null
  expiresAt: string | null
  metadata: Record<string, unknown> | null
  /** What the key may do of what its user may; null: all of it */
  permissions: Record<string, ("read" | "write")[]> | null
  createdAt: string
  updatedAt: string
}

export type ApiKeyChange = {
  name?: string | null
  enabled?: boolean
  expiresAt?: string | null
  rateLimitEnabled?: boolean
  rateLimitMax?: number | null
  rateLimitTimeWindow?: number | null
  remaining?: number | null
  refillAmount?: number | null
  refillInterval?: number | null
  permissions?: Record<string, ("read" | "write")[]> | null
  metadata?: Record<string, unknown> | null
}

export type AppendAnswer = {
  dataSource: DataSource
  /** How the file with the new rows was read */
  added: ImportReport
  changes: SchemaChanges
}

export type AppendForm = {
  /** The spreadsheet */
  file: Blob
  /** The table that the rows are added to; needed only where names do not tell it */
  table?: string
  /** Chosen by the client, to follow the progress at /uploads/{uploadId} */
  uploadId?: string
}

export type AskInput = {
  message?: SharedQuestion
  trigger?: "submit-message" | "regenerate-message"
  messageId?: string
}

export type AuditEntry = {
  id: string
  userId: string | null
  via: string | null
  action: string
  targetId: string | null
  detail: Record<string, unknown>
  ipAddress: string | null
  createdAt: string
}

export type Authorization = {
  client: {
    id: string
    name: string
    uri: string | null
    createdAt: string
  }
  returnsTo: string
  scopes: ("read" | "ask")[]
  redirectTo: string | null
}

export type AuthorizationDecision = {
  client_id: string
  redirect_uri?: string
  response_type?: string
  scope?: string
  state?: string
  code_challenge?: string
  code_challenge_method?: string
  resource?: string
  allow: boolean
}

export type Automation = {
  id: string
  spaceId: string
  /** In whose name it asks, and who is told when it fails */
  ownerId: string
  name: string
  enabled: boolean
  /** What is run */
  action: {
    kind: "prompt"
    /** What the analyst is asked */
    prompt: string
    agentId?: string | null
  } | {
    kind: "dashboard"
    dashboardId: string
    /** Values of its controls; their defaults when absent */
    params?: Record<string, unknown>
  } | {
    kind: "report"
    templateId: string
    /** The day is added to it */
    title?: string
    sources?: string[]
    options?: {
      measure?: string
      params?: Record<string, unknown>
    }
  }
  /** When it is run */
  trigger: {
    kind: "schedule"
    /** Minute, hour, day of the month, month, day of the week */
    cron: string
    /** IANA name, such as Europe/Berlin */
    timezone: string
  } | {
    kind: "threshold"
    /** A data source of the space; the first when absent */
    source?: string | null
    /** The first cell of its first row is compared */
    sql?: string
    /** Instead of SQL, as POST /spaces/{id}/questions takes it: its first measure is compared */
    question?: Question
    comparison: "above" | "at-least" | "below" | "at-most"
    value: number
    /** How often it is looked at */
    everyMinutes: number
  } | {
    kind: "file-replaced"
    /** An uploaded file of the space */
    dataSourceId: string
  }
  deliveries: ({
    kind: "slack"
    /** Id of the connected workspace */
    workspaceId: string
    /** Name or id of the channel */
    channel: string
  } | {
    kind: "google-chat"
    /** spaces/AAAA, from the address of the space */
    space: string
  } | {
    kind: "email"
    address: string
  } | {
    kind: "webhook"
    url: string
    /** Only in the answer that made it */
    secret?: string
  })[]
  attachment: "pdf" | "xlsx" | null
  /** When a schedule is due; null when it is paused or waits for something else */
  nextRunAt: string | null
  /** Of a condition, when it was last looked at */
  lastValue: number | null
  lastCheckedAt: string | null
  /** Why it is paused, when nobody paused it */
  problem: string | null
  lastRun: AutomationRun | null
  createdAt: string
  updatedAt: string
}

export type AutomationChange = {
  name?: string
  /** What is run */
  action?: {
    kind: "prompt"
    /** What the analyst is asked */
    prompt: string
    agentId?: string | null
  } | {
    kind: "dashboard"
    dashboardId: string
    /** Values of its controls; their defaults when absent */
    params?: Record<string, unknown>
  } | {
    kind: "report"
    templateId: string
    /** The day is added to it */
    title?: string
    sources?: string[]
    options?: {
      measure?: string
      params?: Record<string, unknown>
    }
  }
  /** When it is run */
  trigger?: {
    kind: "schedule"
    /** Minute, hour, day of the month, month, day of the week */
    cron: string
    /** IANA name, such as Europe/Berlin */
    timezone: string
  } | {
    kind: "threshold"
    /** A data source of the space; the first when absent */
    source?: string | null
    /** The first cell of its first row is compared */
    sql?: string
    /** Instead of SQL, as POST /spaces/{id}/questions takes it: its first measure is compared */
    question?: Question
    comparison: "above" | "at-least" | "below" | "at-most"
    value: number
    /** How often it is looked at */
    everyMinutes?: number
  } | {
    kind: "file-replaced"
    /** An uploaded file of the space */
    dataSourceId: string
  }
  /** All of them; a webhook whose address stays keeps its secret */
  deliveries?: ({
    kind: "slack"
    /** Id of the connected workspace */
    workspaceId: string
    /** Name or id of the channel */
    channel: string
  } | {
    kind: "google-chat"
    /** spaces/AAAA, from the address of the space */
    space: string
  } | {
    kind: "email"
    address: string
  } | {
    kind: "webhook"
    url: string
    /** Signs what is sent; made when absent, and shown this once */
    secret?: string
  })[]
  attachment?: "pdf" | "xlsx" | null
  enabled?: boolean
}

export type AutomationInput = {
  name: string
  /** What is run */
  action: {
    kind: "prompt"
    /** What the analyst is asked */
    prompt: string
    agentId?: string | null
  } | {
    kind: "dashboard"
    dashboardId: string
    /** Values of its controls; their defaults when absent */
    params?: Record<string, unknown>
  } | {
    kind: "report"
    templateId: string
    /** The day is added to it */
    title?: string
    sources?: string[]
    options?: {
      measure?: string
      params?: Record<string, unknown>
    }
  }
  /** When it is run */
  trigger: {
    kind: "schedule"
    /** Minute, hour, day of the month, month, day of the week */
    cron: string
    /** IANA name, such as Europe/Berlin */
    timezone: string
  } | {
    kind: "threshold"
    /** A data source of the space; the first when absent */
    source?: string | null
    /** The first cell of its first row is compared */
    sql?: string
    /** Instead of SQL, as POST /spaces/{id}/questions takes it: its first measure is compared */
    question?: Question
    comparison: "above" | "at-least" | "below" | "at-most"
    value: number
    /** How often it is looked at */
    everyMinutes?: number
  } | {
    kind: "file-replaced"
    /** An uploaded file of the space */
    dataSourceId: string
  }
  /** Where what it makes is sent */
  deliveries?: ({
    kind: "slack"
    /** Id of the connected workspace */
    workspaceId: string
    /** Name or id of the channel */
    channel: string
  } | {
    kind: "google-chat"
    /** spaces/AAAA, from the address of the space */
    space: string
  } | {
    kind: "email"
    address: string
  } | {
    kind: "webhook"
    url: string
    /** Signs what is sent; made when absent, and shown this once */
    secret?: string
  })[]
  /** A file that goes with it */
  attachment?: "pdf" | "xlsx" | null
  enabled?: boolean
}

export type AutomationRun = {
  id: string
  automationId: string
  cause: "schedule" | "threshold" | "file-replaced" | "manual"
  /** What happened that it ran, in words */
  reason: string | null
  status: "queued" | "running" | "retrying" | "delivering" | "done" | "failed"
  attempts: number
  error: string | null
  /** What to do about the error */
  mend: string | null
  chatId: string | null
  reportId: string | null
  nextAttemptAt: string | null
  startedAt: string | null
  finishedAt: string | null
  createdAt: string
}

export type BranchInput = {
  messageId: string
  id?: string
  title?: string
}

export type Budget = {
  id: string
  scope: "team" | "user" | "api-key" | "share-link"
  subjectId: string | null
  period: "day" | "month" | "total"
  tokens: number | null
  cost: number | null
  used: {
    tokens: number
    cost: number
  }
  createdAt: string
  updatedAt: string
}

export type BudgetInput = {
  scope: "team" | "user" | "api-key" | "share-link"
  /** Whose; null: the team, or each user, key or link */
  subjectId?: string | null
  period?: "day" | "month" | "total"
  tokens?: number | null
  cost?: number | null
}

export type CatalogDataset = {
  name: string
  label: string
  description: string | null
  dataSourceId: string
  table: {
    schema: string | null
    name: string
  }
  rows: number | null
  /** What one row is, and several */
  thing: {
    one: string
    many: string
  } | null
  timeField: string | null
  /** Datasets by whose fields its measures can be grouped and filtered; itself too */
  reaches: string[]
  fields: CatalogField[]
}

export type CatalogField = {
  name: string
  label: string
  description: string | null
  role: FieldRole
  type: string
  /** How it is put together where nobody says */
  aggregation: "sum" | "avg" | "median" | "min" | "max" | "count" | "distinct" | null
  format: ValueFormat | null
  /** The most frequent ones */
  values: {
    value: string | number | boolean
    label: string
  }[]
  /** How many different values there are, as far as is known */
  distinct: number | null
  min: string | number | null
  max: string | number | null
  /** Counts between least and greatest value; empty where there are none */
  histogram: number[]
}

export type CatalogMetric = {
  name: string
  label: string
  description: string | null
  format: ValueFormat | null
  /** Whose rows it is computed from */
  datasets: string[]
}

export type CatalogRelationship = {
  name: string
  /** The dataset whose rows point, many of them at one */
  from: string
  to: string
  fromFields: string[]
  toFields: string[]
}

export type ChangeInput = {
  /** What is asked, as docs/questions-algebra.md tells: measures, by, where and so on. A part that is wrong is named by its path. */
  question: Question
  mark: QuestionMark
}

export type ChangedMe = {
  name?: string
  locale?: string | null
}

export type ChangedServiceSettings = {
  mail?: MailInput | null
  defaultModel?: string | null
  publicUrl?: string | null
}

export type ChangedTeamSettings = {
  timeZone?: string
  locale?: string | null
  currency?: string | null
}

export type ChartSpec = {
  type: "line" | "area" | "bar" | "stacked" | "scatter" | "pie" | "donut" | "histogram" | "heatmap" | "box" | "funnel" | "map" | "pivot" | "combo" | "waterfall" | "gauge" | "sankey" | "metric"
  title?: string
  x?: string
  y?: string | string[]
  series?: string
  rows?: string[]
  columns?: string[]
  xLabel?: string
  yLabel?: string
  format?: {
    style: "number" | "percent" | "currency"
    currency?: string
    decimals?: number
  }
  horizontal?: boolean
  lines?: string[]
  goal?: number
  yMin?: number
  yMax?: number
  sort?: "rows" | "name" | "highest" | "lowest"
  labels?: boolean
  colors?: string[]
  annotations?: {
    at: string | number
    text: string
  }[]
  rules?: {
    column: string
    is: "above" | "below" | "equal"
    value: number | string
    tone: "good" | "warn" | "bad"
  }[]
}

export type ChartSpecSent = {
  type: "line" | "area" | "bar" | "stacked" | "scatter" | "pie" | "donut" | "histogram" | "heatmap" | "box" | "funnel" | "map" | "pivot" | "combo" | "waterfall" | "gauge" | "sankey" | "metric"
  title?: string
  x?: string
  y?: string | string[]
  series?: string
  rows?: string[]
  columns?: string[]
  xLabel?: string
  yLabel?: string
  format?: {
    style?: "number" | "percent" | "currency"
    currency?: string
    decimals?: number
  }
  horizontal?: boolean
  lines?: string[]
  goal?: number
  yMin?: number
  yMax?: number
  sort?: "rows" | "name" | "highest" | "lowest"
  labels?: boolean
  colors?: string[]
  annotations?: {
    at: string | number
    text: string
  }[]
  rules?: {
    column: string
    is: "above" | "below" | "equal"
    value: number | string
    tone: "good" | "warn" | "bad"
  }[]
}

export type Chat = {
  id: string
  spaceId: string
  agentId: string | null
  title: string | null
  parentChatId: string | null
  shareLinkId: string | null
  createdByUserId: string | null
  activeStreamId: string | null
  messageCount: number
  pinnedAt: string | null
  archivedAt: string | null
  lastActivityAt: string
  createdAt: string
  updatedAt: string
}

export type ChatChange = {
  title?: string | null
  pinnedAt?: string | null | boolean
  archivedAt?: string | null | boolean
}

export type ChatInput = {
  /** Chosen by the client; made when absent */
  id?: string
  title?: string | null
  /** The space's first agent when absent */
  agentId?: string
}

export type ChatMessage = {
  id: string
  role: "user" | "assistant"
  parts: Record<string, unknown>[]
  metadata: Record<string, unknown>
  userId: string | null
  pinnedAt: string | null
  note: string | null
  createdAt: string
}

export type ChatSession = {
  id: string
  chatId: string
  spaceId: string
  _count: {
    comments: number
  }
  messageCount: number
  needsReply: boolean
  activeStreamId: string | null
  archivedAt: string | null
  automationId: string | null
  chat: {
    id: string
    title: string | null
    updatedAt: string
  } | null
  dashboardId: string | null
  parentChatId: string | null
  pinnedAt: string | null
  reportId: string | null
  shareLink: {
    id: string
    name: string
  } | null
  shareLinkId: string | null
  createdAt: string
}

export type ChatWithMessages = {
  id: string
  spaceId: string
  agentId: string | null
  title: string | null
  parentChatId: string | null
  shareLinkId: string | null
  createdByUserId: string | null
  activeStreamId: string | null
  messageCount: number
  pinnedAt: string | null
  archivedAt: string | null
  lastActivityAt: string
  createdAt: string
  updatedAt: string
  messages: ChatMessage[]
  lastRun: {
    id: string
    questionId: string
    status: string
    error: string | null
  } | null
}

export type CheckedDefinitions = {
  faults: Fault[]
  /** As it would be shown; null when it cannot be read */
  document: Record<string, unknown> | null
  yaml: string | null
}

export type CheckedQuestion = {
  /** What is asked, with the changes */
  question: Question
  sql: string
  /** Values of the names with a colon in it */
  params: Record<string, unknown>
  /** The same with its values, as a person would write it: to read, and to go on from */
  statement: string
  /** Where it runs, as the analyst names it */
  source: string
  columns: QuestionColumn[]
  /** What is asked, from which it can be read again */
  sentence: string
  /** The same for a heading: what is named stands by its name alone */
  title: string
  chips: QuestionChip[]
}

export type ClientLog = {
  id: string
  appInstance: string
  level: LogLevel
  event: string
  /** The other fields of the event */
  detail: Record<string, unknown>
  createdAt: string
}

export type ColumnRef = {
  measure: number
} | {
  by: number
} | {
  field: number
} | {
  over: number
}

export type Comment = {
  id: string
  chatId: string
  messageId: string | null
  userId: string
  text: string
  createdAt: string
}

export type CommentInput = {
  text: string
  messageId?: string | null
}

export type Comparison = "=" | "<>" | "<" | "<=" | ">" | ">="

export type Condition = {
  all: Condition[]
} | {
  any: Condition[]
} | {
  not: Condition
} | {
  compare: Comparison
  left: Expression
  right: Expression
} | {
  in: Expression
  values: Scalar[] | {
    question: Question
  }
} | {
  text: "contains" | "starts" | "ends" | "like"
  of: Expression
  value: string
  caseSensitive?: boolean
} | {
  missing: Expression
} | {
  during: Expression
  period: Period
} | {
  related: string
  some: boolean
  where: Condition | null
  via?: string[]
}

export type ConnectionTestAnswer = {
  success: boolean
  /** Present when the account may do more than read, and nobody said so knowingly */
  warning?: string
  lastError: string | null
  /** Why the account may do more than read, and the statements that make one that may not; null when it only reads */
  writableRole: {
    reason: string
    statements: string[]
  } | null
}

export type CrossFilter = {
  /** dataset.field, one that the dashboard shows */
  field: string
  /** Relationships, where more than one way leads there */
  via?: string[]
  /** Of a time: the value is the first day of a period */
  grain?: Grain
  value: string | number | boolean | null
}

export type Dashboard = {
  id: string
  spaceId: string
  title: string
  version: number
  /** What shares show; null while nothing is published */
  publishedVersion: number | null
  createdByUserId: string
  updatedByUserId: string
  createdAt: string
  updatedAt: string
  markup: string
  document: ShownDocument
}

export type DashboardChange = {
  title?: string
  /** A Markdoc document: text, controls, named SQL blocks and views of them */
  markup?: string
  /** false without other fields publishes what is saved */
  draft?: boolean
  /** The version that was edited; refused when there is a newer one */
  version?: number
}

export type DashboardCheckAnswer = {
  problems: Problem[]
  document: ShownDocument
}

export type DashboardInput = {
  title: string
  /** A Markdoc document: text, controls, named SQL blocks and views of them */
  markup: string
  /** true: saved but not published, so that shares go on showing what they showed. Saving publishes otherwise */
  draft?: boolean
}

export type DashboardPreviewInput = {
  /** A Markdoc document: text, controls, named SQL blocks and views of them */
  markup: string
  /** The text of one of the document's queries, exactly; what runs is the stored one */
  sql: string
  /** Values by the names of controls; an absent one takes the control's default */
  params?: Record<string, unknown>
  /** Only rows with these values, of every question that has or reaches the field; queries in SQL stay */
  filters?: CrossFilter[]
  /** Totals of a question instead of its rows: by these of its columns only, of the whole. For tables with totals and pivot tables of the document */
  whole?: string[]
}

export type DashboardQueryInput = {
  /** The text of one of the document's queries, exactly; what runs is the stored one */
  sql: string
  /** Values by the names of controls; an absent one takes the control's default */
  params?: Record<string, unknown>
  /** Only rows with these values, of every question that has or reaches the field; queries in SQL stay */
  filters?: CrossFilter[]
  /** Totals of a question instead of its rows: by these of its columns only, of the whole. For tables with totals and pivot tables of the document */
  whole?: string[]
}

export type DashboardQueryResult = {
  columns: string[]
  data: Record<string, unknown>[]
  /** Of a question: how each column reads */
  fields?: Record<string, FieldLook>
}

export type DashboardShare = {
  id: string
  dashboardId: string
  /** Anyone with the link, or members of the team alone */
  access: "public" | "team"
  token: string
  url: string
  expiresAt: string | null
  hasPassword: boolean
  /** Values by the names of controls that visitors neither see nor change */
  lockedParams: Record<string, unknown>
  maxRows: number
  rateLimit: number
  crossFilters: string[]
  allowedOrigins: string[]
  /** How the page looks to visitors */
  theme: {
    /** auto: as the visitor's system says */
    mode?: "auto" | "light" | "dark"
    accent?: string
    logo?: string
  }
  createdByUserId: string
  createdAt: string
  updatedAt: string
}

export type DashboardShareUnlockAnswer = {
  /** To be sent as X-Share-Grant where cookies are not */
  grant: string
  expiresAt: string
}

export type DashboardSummary = {
  id: string
  spaceId: string
  title: string
  version: number
  /** What shares show; null while nothing is published */
  publishedVersion: number | null
  createdByUserId: string
  updatedByUserId: string
  createdAt: string
  updatedAt: string
}

export type DashboardVersion = {
  version: number
  title: string
  published: boolean
  createdByUserId: string
  createdAt: string
}

export type DashboardVersionWithMarkup = {
  version: number
  title: string
  published: boolean
  createdByUserId: string
  createdAt: string
  markup: string
}

export type DataSource = {
  id: string
  name: string
  teamId: string
  type: DataSourceType
  ssl: boolean
  /** null until it is tested */
  connectionStatus: "CONNECTED" | "FAILED" | null
  database: string | null
  /** BigQuery: the datasets that are shown; null for all */
  datasets: string[] | null
  /** Changes with every version of the file */
  filePath: string | null
  fileSize: number | null
  host: string | null
  lastError: string | null
  lastTestedAt: string | null
  originalFileName: string | null
  port: number | null
  projectId: string | null
  username: string | null
  createdAt: string
  updatedAt: string
}

export type DataSourceChange = {
  name?: string
  host?: string | null
  port?: number | null
  database?: string | null
  username?: string | null
  password?: string | null
  ssl?: boolean
  /** A certificate authority of your own, PEM */
  ca?: string | null
  /** false takes any certificate */
  verifyCertificate?: boolean | null
  /** BigQuery */
  projectId?: string | null
  /** BigQuery: only these datasets */
  datasets?: string[] | null
  /** BigQuery: the JSON of a service account. SNOWFLAKE: a private key (PEM) or a token */
  key?: string | null
  /** BigQuery: where its jobs run */
  location?: string | null
  /** SNOWFLAKE: what runs the statements */
  warehouse?: string | null
  /** SNOWFLAKE: in whose rights they run */
  role?: string | null
  /** true: the account may be one that can do more than read; said knowingly, it is not asked again */
  allowWritableRole?: boolean
  /** CLICKHOUSE, BIGQUERY, TRINO, SNOWFLAKE: another address of their interface */
  endpoint?: string | null
}

export type DataSourceInput = {
  name: string
  type: "POSTGRES" | "MYSQL" | "CLICKHOUSE" | "BIGQUERY" | "REDSHIFT" | "TRINO" | "SQLSERVER" | "SNOWFLAKE"
  host?: string | null
  port?: number | null
  database?: string | null
  username?: string | null
  password?: string | null
  ssl?: boolean
  /** A certificate authority of your own, PEM */
  ca?: string | null
  /** false takes any certificate */
  verifyCertificate?: boolean | null
  /** BigQuery */
  projectId?: string | null
  /** BigQuery: only these datasets */
  datasets?: string[] | null
  /** BigQuery: the JSON of a service account. SNOWFLAKE: a private key (PEM) or a token */
  key?: string | null
  /** BigQuery: where its jobs run */
  location?: string | null
  /** SNOWFLAKE: what runs the statements */
  warehouse?: string | null
  /** SNOWFLAKE: in whose rights they run */
  role?: string | null
  /** true: the account may be one that can do more than read; said knowingly, it is not asked again */
  allowWritableRole?: boolean
  /** CLICKHOUSE, BIGQUERY, TRINO, SNOWFLAKE: another address of their interface */
  endpoint?: string | null
}

export type DataSourceType = "SQLITE" | "DUCKDB" | "POSTGRES" | "MYSQL" | "CLICKHOUSE" | "BIGQUERY" | "REDSHIFT" | "TRINO" | "SQLSERVER" | "SNOWFLAKE"

export type Dataset = {
  id: string
  name: string
  spaceId: string
  description: string | null
  dataSourceId: string | null
  dataSourceName: string | null
  /** Since when its data source is gone */
  unavailableAt: string | null
  createdAt: string
  updatedAt: string
}

export type DatasetChange = {
  name?: string
  description?: string | null
  spaceId?: string
}

export type DatasetInput = {
  name: string
  spaceId: string
  description?: string | null
  dataSourceId?: string | null
}

export type DatasetQuery = {
  /** SQLite SQL; the table is called entries */
  sql: string
  params?: Record<string, string | number | boolean | null> | (string | number | boolean | null)[]
  maxRows?: number
}

export type DatasetWithCount = {
  id: string
  name: string
  spaceId: string
  description: string | null
  dataSourceId: string | null
  dataSourceName: string | null
  /** Since when its data source is gone */
  unavailableAt: string | null
  createdAt: string
  updatedAt: string
  _count: {
    entries: number
  }
}

export type DeduplicateAnswer = {
  removed: number
  remaining: number
}

export type DeduplicateInput = {
  /** Fields that make two entries the same; all when absent */
  keys?: string[]
  /** Which of the same entries stays */
  keep?: "first" | "last"
  ignoreCase?: boolean
  ignoreAccents?: boolean
  /** Leave white space around text out of account */
  trim?: boolean
  /** Such as POST /datasets/{id}/similar-values offers */
  same?: {
    field: string
    values: string[]
  }[]
  /** Change nothing and answer the numbers */
  dryRun?: boolean
}

export type DefinitionPart = {
  id: string
  word: string
  /** What it would mean, in words */
  sentence: string
  /** As the definitions take it */
  suggestion: {
    dataset: string
    field: string | null
    attribute: "synonym" | "metric"
    value: unknown
    evidence: string
  }
  /** Whose definitions it belongs into; null: those of the space */
  dataSourceId: string | null
  state: "offered" | "accepted" | "dismissed"
}

export type DefinitionPreviewInput = {
  /** The document, as YAML or JSON; nothing of it is kept */
  text: string
  metric: string
}

export type DefinitionsSaved = {
  version: number
  /** What names tables or columns that are not there; only after a suggestion was answered */
  faults: Fault[]
}

export type DefinitionsVersion = {
  id: string
  version: number
  userId: string | null
  /** What was done, in a few words */
  change: string
  createdAt: string
}

export type Delivery = {
  id: string
  kind: "slack" | "google-chat" | "email" | "webhook"
  /** Where to, in words */
  recipient: string
  status: DeliveryStatus
  attempts: number
  /** Of the last try, where there was an answer */
  responseStatus: number | null
  durationMs: number | null
  error: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
  deliveredAt: string | null
  createdAt: string
}

export type DeliveryStatus = "pending" | "delivered" | "failed"

export type Duplicates = {
  removed: number
  remaining: number
  /** Examples */
  groups: {
    stays: Entry
    /** Some of those that go */
    goes: Entry[]
    /** How many go */
    count: number
  }[]
  /** Whether these are all */
  allGroups: boolean
}

export type DuplicatesInput = {
  /** Fields that make two entries the same; all when absent */
  keys?: string[]
  /** Which of the same entries stays */
  keep?: "first" | "last"
  ignoreCase?: boolean
  ignoreAccents?: boolean
  /** Leave white space around text out of account */
  trim?: boolean
  /** Such as POST /datasets/{id}/similar-values offers */
  same?: {
    field: string
    values: string[]
  }[]
}

export type EditedStatement = {
  sql: string | null
  /** How it is drawn; a table when absent */
  chart?: ChartSpec | null
}

export type EditedStatementSent = {
  sql: string | null
  /** How it is drawn; a table when absent */
  chart?: ChartSpecSent | null
}

export type Entry = {
  id: string
  /** A row: field names and values */
  data: Record<string, unknown>
  createdAt: string
  updatedAt: string
}

export type EntryChange = {
  /** Fields to set; a field set to null stays as null */
  data: Record<string, unknown>
  /** Take `data` as the whole entry instead of merging it */
  replace?: boolean
}

export type EvalAnswer = {
  outcome: "right" | "wrong" | "refused" | "failed"
  detail: string | null
  text: string
  statements: {
    source: string
    sql: string
  }[]
  /** What was compared */
  table: {
    columns: string[]
    rows: (string | number | boolean | null)[][]
    /** Of which at most the first 50 are kept */
    rowCount: number
  } | null
  inputTokens: number
  outputTokens: number
  cost: number | null
  steps: number
  elapsedMs: number
}

export type EvalRun = {
  id: string
  spaceId: string
  startedByUserId: string
  status: "queued" | "running" | "completed" | "cancelled" | "failed"
  /** Why it ended early */
  error: string | null
  /** Verified questions */
  total: number
  /** Of which so many are done */
  asked: number
  /** Verified queries that give what they gave when they were verified */
  same: number
  different: number
  /** Verified queries that no longer run: nobody is asked these */
  failed: number
  variants: {
    name: string
    providerId: string
    modelId: string
    /** As they were when it was started */
    instructions: string
    right: number
    wrong: number
    /** No answer was given, or something was asked back */
    refused: number
    /** The model broke off, or could not be reached */
    failed: number
    inputTokens: number
    outputTokens: number
    /** Money, as model prices are given; null where the model has no price */
    cost: number | null
    /** Of all answers together */
    elapsedMs: number
  }[]
  startedAt: string
  finishedAt: string | null
}

export type EvalWithQuestions = {
  id: string
  spaceId: string
  startedByUserId: string
  status: "queued" | "running" | "completed" | "cancelled" | "failed"
  /** Why it ended early */
  error: string | null
  /** Verified questions */
  total: number
  /** Of which so many are done */
  asked: number
  /** Verified queries that give what they gave when they were verified */
  same: number
  different: number
  /** Verified queries that no longer run: nobody is asked these */
  failed: number
  variants: {
    name: string
    providerId: string
    modelId: string
    /** As they were when it was started */
    instructions: string
    right: number
    wrong: number
    /** No answer was given, or something was asked back */
    refused: number
    /** The model broke off, or could not be reached */
    failed: number
    inputTokens: number
    outputTokens: number
    /** Money, as model prices are given; null where the model has no price */
    cost: number | null
    /** Of all answers together */
    elapsedMs: number
  }[]
  startedAt: string
  finishedAt: string | null
  questions: {
    verifiedAnswerId: string
    question: string
    /** Null until its turn */
    verified: "same" | "different" | "failed" | null
    detail: string | null
    expected: {
      columns: string[]
      rows: (string | number | boolean | null)[][]
      /** Of which at most the first 50 are kept */
      rowCount: number
    } | null
    /** One for each variant */
    answers: (EvalAnswer | null)[]
  }[]
}

export type ExplainAnswer = {
  plan: string
  /** What ran the statement: `duckdb` for an upload of type SQLITE says that its columnar twin did */
  engine: "sqlite" | "duckdb" | "postgres" | "mysql" | "clickhouse" | "bigquery" | "redshift" | "trino" | "sqlserver" | "snowflake"
}

export type ExplainInput = {
  sql: string
  /** Values for :name (object) or ? (list) */
  params?: Record<string, string | number | boolean | null> | (string | number | boolean | null)[]
}

export type ExplainedChange = {
  measure: string
  format: ValueFormat | null
  before: {
    label: string
    value: number
  }
  after: {
    label: string
    value: number
  }
  difference: number
  /** First the field whose parts changed least alike */
  fields: {
    label: string
    /** The field, as a question has it */
    of: Record<string, unknown>
    /** Whether the parts add up to the whole difference */
    adds: boolean
    parts: {
      value: string | number | boolean | null
      label: string | null
      before: number
      after: number
      difference: number
      /** Of the whole difference; null where parts do not add up to it */
      share: number | null
    }[]
    rest: {
      count: number
      difference: number
      /** Of the whole difference; null where parts do not add up to it */
      share: number | null
    } | null
  }[]
}

export type ExportFormat = "csv" | "xlsx" | "parquet"

export type ExportInput = {
  sql: string
  /** Values for :name (object) or ? (list) */
  params?: Record<string, string | number | boolean | null> | (string | number | boolean | null)[]
  /** csv when neither here nor in the address */
  format?: ExportFormat
  /** Leave rows past these out; when absent, a result that does not fit is refused */
  maxRows?: number
}

export type Expression = {
  field: FieldRef
} | {
  value: Scalar
} | {
  op: "+" | "-" | "*" | "/"
  left: Expression
  right: Expression
} | {
  call: "abs" | "round" | "floor" | "ceil" | "sqrt" | "ln" | "exp" | "power" | "sign" | "mod" | "least" | "greatest" | "lower" | "upper" | "trim" | "length" | "concat" | "substring" | "replace" | "coalesce" | "nullif" | "number" | "elapsed_seconds" | "elapsed_minutes" | "elapsed_hours" | "elapsed_days" | "elapsed_months" | "elapsed_years" | "today" | "now"
  args: Expression[]
} | {
  at: Grain
  of: Expression
} | {
  case: {
    when: Condition
    result: Expression
  }[]
  else: Expression | null
} | {
  test: Condition
} | {
  position: string
} | {
  rollup: Measure
  via?: string[]
} | {
  question: Question
}

export type Extract = {
  id: string
  dataSourceId: string
  schema: string | null
  table: string
  /** The statement whose result is kept; null: it is of a table */
  sql: string | null
  /** The data source that holds the result of `sql`; null until it was read */
  resultId: string | null
  growingColumn: string | null
  schedule: {
    /** Minute, hour, day of the month, month, day of the week */
    cron: string
    /** IANA name, such as Europe/Berlin */
    timezone: string
  } | null
  maxAgeMinutes: number
  /** Of its last refresh; what was kept before stays until another is whole */
  state: "waiting" | "running" | "ready" | "failed"
  /** null until there is a copy */
  rows: number | null
  bytes: number | null
  /** When the reading of what is kept began */
  asOf: string | null
  ageSeconds: number | null
  /** There is a copy, and it is not older than it may be; the result of a statement is asked at any age */
  isFresh: boolean
  columns: {
    name: string
    type: string
  }[]
  /** Columns that are not kept: questions about them ask the database */
  leftOut: {
    name: string
    reason: string
  }[]
  lastError: string | null
  /** Rows read so far, while it is refreshed */
  progress: {
    rows: number
  } | null
  nextRefreshAt: string | null
  createdAt: string
  updatedAt: string
}

export type ExtractChange = {
  /** Another statement, or the same: what it gives now is kept */
  sql?: string
  growingColumn?: string | null
  schedule?: {
    /** Minute, hour, day of the month, month, day of the week */
    cron: string
    /** IANA name, such as Europe/Berlin */
    timezone: string
  } | null
  /** Up to this age questions are answered from it; older, the database is asked */
  maxAgeMinutes?: number
}

export type ExtractInput = {
  /** Of the database; with `sql`, the name that the result goes by */
  table: string
  schema?: string | null
  /** A statement that only reads: its result is kept, as a data source of its own */
  sql?: string | null
  growingColumn?: string | null
  schedule?: {
    /** Minute, hour, day of the month, month, day of the week */
    cron: string
    /** IANA name, such as Europe/Berlin */
    timezone: string
  } | null
  /** Up to this age questions are answered from it; older, the database is asked */
  maxAgeMinutes?: number
}

export type Fault = {
  /** Such as semantic_model[0].datasets[2].fields[1].expression */
  path: string
  /** In the text that was sent, from 1 */
  line: number | null
  column: number | null
  /** What is wrong */
  message: string
  /** What would be right */
  expected: string
}

export type FieldLook = {
  label?: string
  format?: ValueFormat | null
  /** Of the values, as columns of a data source have it */
  type?: string
  /** The unit of time that it is grouped by */
  grain?: string
  /** Rows are grouped by it: those without a value are a group, too */
  isGroup?: boolean
  /** How wide the stretches of the number line are that it is grouped by */
  binWidth?: number
  /** Its numbers are names: weekdays, months of the year, steps */
  isNamed?: boolean
  /** Whether its parts add up to the whole */
  addsUp?: boolean
}

export type FieldRef = {
  dataset: string
  field: string
  /** Relationships that lead there, where more than one way does */
  via?: string[]
}

export type FieldRole = "id" | "name" | "category" | "measure" | "time" | "place" | "flag" | "text"

export type GoogleChatSetup = {
  key: {
    clientEmail: string
    projectId: string
    createdAt: string
  } | null
  environmentKey: {
    clientEmail: string
    projectId: string
  } | null
  ready: boolean
  eventsUrl: string
  audience: string
  spaces: GoogleChatSpace[]
}

export type GoogleChatSpace = {
  id: string
  spaceId: string
  googleSpace: string | null
  displayName: string | null
  enabled: boolean
  code: string | null
  codeExpiresAt: string | null
  lastEventAt: string | null
  lastError: string | null
  createdAt: string
}

export type GoogleChatSpaceChange = {
  enabled?: boolean
  spaceId?: string
}

export type GoogleEvent = {
  type: string
  space?: {
    name: string
    displayName?: string
  }
  message?: {
    name: string
    text?: string
    argumentText?: string
    thread?: {
      name: string
    }
    sender?: {
      name: string
      type?: string
    }
    space?: {
      name: string
      displayName?: string
    }
  }
}

export type Grain = "year" | "fiscal_year" | "quarter" | "month" | "week" | "day" | "hour" | "minute" | "year_number" | "quarter_of_year" | "month_of_year" | "week_of_year" | "day_of_year" | "day_of_month" | "weekday" | "hour_of_day"

export type IdentityProvider = {
  id: string
  issuer: string
  audience: string
  jwksUrl: string
  organizationId: string
  teamId: string
  createdAt: string
  updatedAt: string
}

export type IdentityProviderChange = {
  /** Compared letter for letter with the `iss` of a token */
  issuer?: string
  /** Must be among the `aud` of a token */
  audience?: string
  /** Where the keys are; https */
  jwksUrl?: string
  /** The team that its people join as members; a team of the same organization */
  teamId?: string
}

export type ImportAgainInput = {
  /** By the names of the tables */
  choices: Record<string, TableChoices>
  /** refuse: the old file stays when definitions name what the new one does not have; cause.faults lists it */
  breaks?: "keep" | "refuse"
}

export type ImportAnswer = {
  added: number
  /** Entries that made place, in mode replace */
  removed: number
  /** How many the dataset has now */
  entries: number
  /** The query had more rows than can be taken at once */
  truncated: boolean
}

export type ImportForm = {
  /** A spreadsheet; of a workbook the first table */
  file: Blob
  mode?: "append" | "replace"
}

export type ImportInput = {
  /** Where `sql` runs */
  dataSourceId?: string
  sql?: string
  params?: Record<string, string | number | boolean | null> | (string | number | boolean | null)[]
  /** CSV text, in place of a query */
  csv?: string
  /** replace: in place of the present entries */
  mode?: "append" | "replace"
}

export type ImportPreview = {
  report: ImportReport
  /** The first rows of each table, by its name */
  rows: Record<string, Record<string, unknown>[]>
}

export type ImportReport = {
  file: {
    name: string
    bytes: number
    format: string
    encoding?: string
    dialect?: {
      delimiter: string
      quote: string
      escape: string
      newline: string
    }
  }
  /** By the names of the tables */
  choices?: Record<string, TableChoices>
  tables: {
    name: string
    label: string
    hidden: boolean
    rows: number
    columns: {
      name: string
      label: string
      type: string
      reason: string
      nulls: number
      format: {
        percent?: boolean
        currency?: string
        timezone?: string
        trueWord?: string
        falseWord?: string
      } | null
      warnings: string[]
    }[]
    /** The table that its rows were added to */
    into?: string
    header: {
      row: number | null
      found: boolean
    }
    skippedRows: {
      count: number
      lines: number[]
    }
    paddedRows: {
      count: number
      lines: number[]
    }
    longRows: {
      count: number
      lines: number[]
    }
    warnings: string[]
  }[]
  warnings: string[]
  elapsedMs: number
  /** Files whose rows were added later; the tables count them */
  appended?: {
    fileName: string
    rows: number
    at: string
  }[]
}

export type Invitation = {
  id: string
  email: string
  role: Role
  token: string
  /** The link to hand over */
  url: string
  expiresAt: string
}

export type InvitationPreview = {
  email: string
  role: Role
  teamName: string
  /** Somebody with this address exists already: sign in, then accept */
  signInNeeded: boolean
  expiresAt: string
}

export type LinkChange = {
  /** Null: made again from the profile */
  grounding?: string | null
  privacy?: "full" | "aggregates" | "schema"
}

export type LinkInput = {
  dataSourceId: string
  /** What is said of it to the analyst; when absent made from its profile, for people to change */
  grounding?: string
  /** What a model elsewhere is shown: results (full, the default), grouped results of 5 or more rows, or names and types */
  privacy?: "full" | "aggregates" | "schema"
}

export type LogBatch = {
  batch?: {
    event: {
      level: LogLevel
      event: string
    }
  }[]
  events?: {
    event: {
      level: LogLevel
      event: string
    }
  }[]
}

export type LogLevel = "debug" | "info" | "warn" | "error"

export type MailInput = {
  host: string
  port: number
  /** tls: encrypted from the start (465); starttls: asked for first (587); none: only where it is offered */
  security: "tls" | "starttls" | "none"
  username: string | null
  from: string
  /** Kept when absent, as long as the server is the same */
  password?: string | null
}

export type McpClient = {
  id: string
  name: string
  uri: string | null
  userId: string
  userName: string
  scopes: ("read" | "ask")[]
  lastUsedAt: string | null
  createdAt: string
}

export type Me = {
  user: {
    id: string
    name: string
    email: string | null
    role: Role | null
    twoFactorEnabled: boolean
    /** BCP 47 tag; null: as the team writes */
    locale: string | null
  }
  team: Team | null
  teams: MemberTeam[]
  /** How numbers and dates are written for the reader: BCP 47 tag; null: as their device does */
  locale: string | null
  via: "api-key" | "token" | "session"
  /** Whether a mail server is set up, so that something can be delivered by mail */
  sendsMail: boolean
}

export type Measure = {
  metric: string
  where?: Condition
  label?: string
} | {
  count: string
  where?: Condition
  label?: string
} | {
  fn: AggregateFunction
  of: Expression
  /** The second value of correlation, covariance, slope */
  and?: Expression
  /** Of percentile: 0.9 */
  p?: number
  /** The dataset whose rows are aggregated, where that is not the one of the fields */
  rows?: string
  where?: Condition
  label?: string
} | {
  fn: AggregateFunction
  over: Question
  p?: number
  where?: Condition
  label?: string
} | {
  op: "+" | "-" | "*" | "/"
  left: Measure
  right: Measure
  where?: Condition
  label?: string
} | {
  compare: Comparison
  left: Measure
  right: Measure
  where?: Condition
  label?: string
} | {
  value: number
  where?: Condition
  label?: string
} | {
  question: Question
  where?: Condition
  label?: string
}

export type MemberTeam = {
  id: string
  name: string
  organizationId: string
  createdAt: string
  updatedAt: string
  role: Role
}

export type MessageMeta = {
  messageId: string
  note: string | null
  pinnedAt: string | null
}

export type MetaChange = {
  pinnedAt?: string | null | boolean
  note?: string | null
}

export type MetricPreview = {
  /** Why there is no value */
  problem: string | null
  value: string | number | boolean | null
  sql: string | null
  sentence: string | null
  format: ValueFormat | null
}

export type ModelChange = {
  name?: string
  /** Another address needs the key again */
  baseUrl?: string | null
  apiKey?: string | null
  /** Money per million tokens in */
  inputPrice?: number | null
  /** Of those, what its provider had cached; as all others when absent */
  cachedPrice?: number | null
  /** Money per million tokens out */
  outputPrice?: number | null
  /** How long a reasoning model thinks; as its provider has it when absent */
  effort?: "low" | "medium" | "high" | null
  /** Another model of the team (`providerId/modelId`), asked when this one fails before its first word */
  fallbackId?: string | null
  /** How many tokens a request can hold */
  contextTokens?: number | null
  /** Told less, with few tools; when absent, so is one of fewer than 16,000 tokens */
  isSmall?: boolean | null
  /** Which of the two is meant, where the model is there for both */
  purpose?: "chat" | "transcription"
}

export type ModelInfo = {
  id: string
  providerId: string
  modelId: string
  name: string
  provider: "builtin" | "openai" | "anthropic" | "google" | "openai-compatible"
  purpose: "chat" | "transcription"
  origin: "builtin" | "settings" | "team"
  isDefault: boolean
  hasKey: boolean
  baseUrl: string | null
  inputPrice: number | null
  cachedPrice: number | null
  outputPrice: number | null
  contextTokens: number | null
  effort: "low" | "medium" | "high" | null
  fallbackId: string | null
  isSmall: boolean
  createdAt: string | null
}

export type ModelInput = {
  provider: "openai" | "anthropic" | "google" | "openai-compatible"
  modelId: string
  baseUrl?: string | null
  apiKey?: string | null
  /** Name of the connection; the provider when absent */
  providerId?: string
  name?: string
  purpose?: "chat" | "transcription"
  /** Money per million tokens in */
  inputPrice?: number | null
  /** Of those, what its provider had cached; as all others when absent */
  cachedPrice?: number | null
  /** Money per million tokens out */
  outputPrice?: number | null
  /** How long a reasoning model thinks; as its provider has it when absent */
  effort?: "low" | "medium" | "high" | null
  /** Another model of the team (`providerId/modelId`), asked when this one fails before its first word */
  fallbackId?: string | null
  /** How many tokens a request can hold */
  contextTokens?: number | null
  /** Told less, with few tools; when absent, so is one of fewer than 16,000 tokens */
  isSmall?: boolean | null
}

export type ModelTestResult = {
  success: boolean
  problem: string | null
  message: string
  mend: string | null
  /** It called the tool that it was asked to call */
  tools: boolean
  /** It answered exactly as it was told; null: not tried */
  instructions: boolean | null
  /** It knew the beginning of a text of 8,000 tokens; null: not tried */
  longText: boolean | null
  /** What it can be used for: all questions, plain ones as a small model, or none */
  use: "everything" | "small" | "nothing"
  elapsedMs: number
}

export type NewApiKeyAnswer = {
  id: string
  userId: string
  name: string | null
  prefix: string | null
  /** The first characters of the key, to recognise it by */
  start: string | null
  enabled: boolean
  rateLimitEnabled: boolean
  /** Requests in one window */
  rateLimitMax: number | null
  /** Milliseconds */
  rateLimitTimeWindow: number | null
  refillAmount: number | null
  /** Milliseconds */
  refillInterval: number | null
  lastRefillAt: string | null
  /** Uses left; null: no quota */
  remaining: number | null
  requestCount: number
  lastRequest: string | null
  expiresAt: string | null
  metadata: Record<string, unknown> | null
  /** What the key may do of what its user may; null: all of it */
  permissions: Record<string, ("read" | "write")[]> | null
  createdAt: string
  updatedAt: string
  key: string
}

export type NewIdentityProvider = {
  /** Compared letter for letter with the `iss` of a token */
  issuer: string
  /** Must be among the `aud` of a token */
  audience: string
  /** Where the keys are; https */
  jwksUrl: string
  /** The team that its people join as members; a team of the same organization */
  teamId?: string
}

export type NewInvitation = {
  email: string
  role?: Role
}

export type OfferedModel = {
  modelId: string
  name: string
  inputPrice: number | null
  cachedPrice: number | null
  outputPrice: number | null
  contextTokens: number | null
}

export type OpenInvitation = {
  id: string
  email: string
  role: Role
  token: string | null
  url: string | null
  expiresAt: string
}

export type Option = {
  value: string | number | boolean
  label: string
}

export type Outcome = {
  success: boolean
  message: string
}

export type PasswordChange = {
  currentPassword: string
  newPassword: string
}

export type PasswordReset = {
  token: string
  password: string
}

export type PasswordResetLink = {
  token: string
  url: string
  expiresAt: string
}

export type Period = {
  from: string | null
  to: string | null
} | {
  year: number
  quarter?: number
  month?: number
  week?: number
  day?: number
} | {
  last: number
  unit: "year" | "quarter" | "month" | "week" | "day" | "hour"
  /** Leaves out the running period */
  complete?: boolean
  /** Counts to the day, from the same day so many units ago */
  rolling?: boolean
  /** How many further back */
  skip?: number
} | {
  current: "year" | "quarter" | "month" | "week" | "day"
  toDate?: boolean
}

export type Pin = {
  messageId: string
  note: string | null
  pinnedAt: string | null
  chatId: string
  chatTitle: string | null
  role: "user" | "assistant"
  text: string
  createdAt: string
}

export type Problem = {
  severity: "error" | "warning"
  line: number
  column: number
  message: string
}

export type ProfileInput = {
  siteUrl: string
  /** The BigQuery dataset of the export */
  datasetId?: string
  location?: string
}

export type ProviderRequest = {
  provider: string
  /** Where to go afterwards */
  callbackURL?: string
}

export type QueryAnswer = {
  columns: string[]
  types: ("integer" | "real" | "decimal" | "boolean" | "date" | "datetime" | "time" | "text" | "json" | "blob" | "other")[]
  data: Record<string, unknown>[]
  /** There were more rows than maxRows, or more bytes than an answer may have */
  truncated: boolean
  elapsedMs: number
  /** What ran the statement: `duckdb` for an upload of type SQLITE says that its columnar twin did */
  engine: "sqlite" | "duckdb" | "postgres" | "mysql" | "clickhouse" | "bigquery" | "redshift" | "trino" | "sqlserver" | "snowflake"
}

export type QueryInput = {
  sql: string
  /** Values for :name (object) or ? (list) */
  params?: Record<string, string | number | boolean | null> | (string | number | boolean | null)[]
  maxRows?: number
}

export type Question = {
  /** Empty: rows of `dataset` are listed, with `fields` */
  measures: Measure[]
  by: {
    of: Expression
    grain?: Grain
    bins?: {
      width: number
      start?: number
    } | {
      count: number
    } | {
      edges: number[]
    }
    label?: string
    /** Shows periods and values without rows */
    empty?: boolean
  }[]
  dataset?: string
  fields?: {
    of: Expression
    label?: string
  }[]
  distinct?: boolean
  where?: Condition
  having?: {
    column: ColumnRef
    compare: Comparison
    value: Scalar | {
      question: Question
    }
  }[]
  order?: {
    column: ColumnRef | {
      of: Expression
    }
    descending: boolean
  }[]
  limit?: number
  offset?: number
  /** The top n for each value of these dimensions */
  limitWithin?: {
    n: number
    by: number[]
  }
  over?: {
    kind: "share" | "change" | "growth" | "difference" | "running" | "moving" | "rank" | "cumulative_share"
    measure: number
    /** The dimension along which it runs */
    along?: number
    /** Dimensions that part it */
    within?: number[]
    /** Periods of a moving average, or how far back */
    n?: number
    /** Of difference: the value of `along` that others are held against */
    to?: Scalar
    /** Of change, growth and share: the measure that this one is held against */
    from?: number
    label?: string
  }[]
  /** The same measures for several parts or periods, side by side */
  compare?: {
    label: string
    where: Condition
  }[]
  /** Columns that answer; the others are for checking */
  asked?: ColumnRef[]
  chart?: {
    kind: string
    options?: Record<string, unknown>
  }
}

export type QuestionCheckInput = {
  /** What is asked, as docs/questions-algebra.md tells: measures, by, where and so on. A part that is wrong is named by its path. */
  question: Question
  /** Parts to set, add or drop before it is asked; where that leads to no question, the reason is told */
  changes?: ({
    /** The part, as chips have it: `measures[1]`, `where.all[0]`, `limit` */
    set: string
    value: unknown
  } | {
    /** The part, as chips have it: `measures[1]`, `where.all[0]`, `limit` */
    add: string
    value: unknown
  } | {
    /** The part, as chips have it: `measures[1]`, `where.all[0]`, `limit` */
    drop: string
  } | {
    /** What is marked, and nothing else */
    only: QuestionMark
  } | {
    /** All but what is marked */
    without: QuestionMark
  } | {
    /** The rows behind what is marked */
    rows: QuestionMark
  } | {
    /** The period of what is marked, in the next finer unit */
    closer: QuestionMark
  } | {
    /** The period of what is marked beside the one before it */
    compare: QuestionMark
  })[]
}

export type QuestionChip = {
  kind: "measure" | "field" | "by" | "only" | "period" | "having" | "over" | "order" | "limit" | "compare" | "chart"
  /** The part of the question */
  path: string
  text: string
}

export type QuestionColumn = {
  /** The key in the rows */
  name: string
  label: string
  type: string
  role: FieldRole
  format: ValueFormat | null
  /** The part of the question that it shows, such as `{ "by": 0 }` or `{ "measure": 1 }` */
  ref: Record<string, number>
  /** Whether it answers; the others are there for checking */
  asked: boolean
}

export type QuestionInput = {
  /** What is asked, as docs/questions-algebra.md tells: measures, by, where and so on. A part that is wrong is named by its path. */
  question: Question
  /** Parts to set, add or drop before it is asked; where that leads to no question, the reason is told */
  changes?: ({
    /** The part, as chips have it: `measures[1]`, `where.all[0]`, `limit` */
    set: string
    value: unknown
  } | {
    /** The part, as chips have it: `measures[1]`, `where.all[0]`, `limit` */
    add: string
    value: unknown
  } | {
    /** The part, as chips have it: `measures[1]`, `where.all[0]`, `limit` */
    drop: string
  } | {
    /** What is marked, and nothing else */
    only: QuestionMark
  } | {
    /** All but what is marked */
    without: QuestionMark
  } | {
    /** The rows behind what is marked */
    rows: QuestionMark
  } | {
    /** The period of what is marked, in the next finer unit */
    closer: QuestionMark
  } | {
    /** The period of what is marked beside the one before it */
    compare: QuestionMark
  })[]
  /** Totals instead of the rows: the same measures by these of its groups only (names of its columns), of the whole, whatever a limit leaves */
  whole?: string[]
  maxRows?: number
  /** The saved question that this is: its last result is kept, for a caller who may write to spaces */
  saved?: string
}

export type QuestionMark = {
  at: {
    by?: number
    field?: number
    value: string | number | boolean | null
    /** With it, all from `value` to here: what was drawn over on an axis */
    to?: string | number | boolean | null
  }[]
  /** Counted as in the result, from 0 */
  measure?: number
}

export type Reading = {
  /** As POST /spaces/{id}/questions takes it */
  question: Question
  sentence: string
  chips: ReadingChip[]
  probability: number
  /** What each part was read from: places in the text */
  words: {
    part: string
    words: string
    start: number
    end: number
  }[]
  /** Words that carry meaning and found no place */
  unused: string[]
}

export type ReadingChip = {
  kind: "measure" | "field" | "by" | "only" | "period" | "having" | "over" | "order" | "limit" | "compare" | "chart"
  /** The part of the question */
  path: string
  text: string
  /** The words that it came from; null where nobody said it */
  words: string | null
}

export type ReadingInput = {
  text: string
  /** The words may change the question that was answered last in this chat */
  chatId?: string
}

export type Readings = {
  /** Whether the first is sure, likely, or only one of several */
  decision: "answer" | "answer with others" | "ask"
  /** The most likely first */
  readings: Reading[]
}

export type ReplaceAnswer = {
  dataSource: DataSource
  changes: SchemaChanges
}

export type ReplaceForm = {
  /** The spreadsheet */
  file: Blob
  /** duckdb: columnar, for large files */
  engine?: "sqlite" | "duckdb"
  /** Chosen by the client, to follow the progress at /uploads/{uploadId} */
  uploadId?: string
  /** refuse: the old file stays when definitions name what the new one does not have; cause.faults lists it */
  breaks?: "keep" | "refuse"
}

export type Report = {
  id: string
  title: string
  templateId: string
  spaceId: string
  createdByUserId: string
  description: string | null
  archivedAt: string | null
  /** Null while it is being made */
  generatedAt: string | null
  template: {
    id: string
    name: string
    description: string | null
  } | null
  space: {
    id: string
    name: string
  }
  sources: {
    dataSourceId: string
    dataSourceName: string
    reportId: string
    unavailableAt: string | null
    createdAt: string
    updatedAt: string
  }[]
  createdAt: string
  updatedAt: string
}

export type ReportChange = {
  title?: string
  description?: string | null
  archivedAt?: string | null
  /** true: archived now */
  archived?: boolean
}

export type ReportInMaking = {
  id: string
  title: string
  templateId: string
  spaceId: string
  createdByUserId: string
  description: string | null
  archivedAt: string | null
  /** Null while it is being made */
  generatedAt: string | null
  template: {
    id: string
    name: string
    description: string | null
  } | null
  space: {
    id: string
    name: string
  }
  sources: {
    dataSourceId: string
    dataSourceName: string
    reportId: string
    unavailableAt: string | null
    createdAt: string
    updatedAt: string
  }[]
  createdAt: string
  updatedAt: string
  status: "queued" | "running" | "done" | "failed"
  /** Of a hundred */
  progress: number
  doing: string | null
  error: string | null
}

export type ReportInput = {
  /** Of the list of templates; or `answer`, for a report of an answer alone */
  templateId: string
  spaceId: string
  /** The template's name and the day when absent */
  title?: string
  description?: string | null
  /** Data sources of the space to use; all when absent */
  sources?: string[]
  /** What the report begins with: an answer of a chat of the space, or a statement with its chart */
  answer?: {
    chatId: string
    messageId: string
  } | {
    title: string
    sql: string
    source?: string | null
    chart?: ChartSpecSent | null
  }
  options?: {
    /** What it is about, in words: revenue, orders */
    measure?: string
    from?: string
    to?: string
    /** Values of a template's controls */
    params?: Record<string, unknown>
  }
}

export type ReportTemplate = {
  id: string
  name: string
  description: string | null
  builtIn: boolean
  /** Null for those that are built in */
  markup: string | null
  createdByUserId: string | null
  createdAt: string | null
  updatedAt: string | null
}

export type ReportWithContent = {
  id: string
  title: string
  templateId: string
  spaceId: string
  createdByUserId: string
  description: string | null
  archivedAt: string | null
  /** Null while it is being made */
  generatedAt: string | null
  template: {
    id: string
    name: string
    description: string | null
  } | null
  space: {
    id: string
    name: string
  }
  sources: {
    dataSourceId: string
    dataSourceName: string
    reportId: string
    unavailableAt: string | null
    createdAt: string
    updatedAt: string
  }[]
  createdAt: string
  updatedAt: string
  status: "queued" | "running" | "done" | "failed"
  /** Of a hundred */
  progress: number
  doing: string | null
  error: string | null
  /** The document and its results as they were; null until it is made */
  content: {
    /** What is drawn, in order: text, or {type: element | control | grid | note | chart | table | metric, ...} */
    nodes: unknown[]
    results: Record<string, {
      title: string
      columns: string[]
      types: string[]
      rows: Record<string, unknown>[]
      truncated: boolean
      sql: string | null
      /** Of a question: how each column reads */
      fields?: Record<string, FieldLook>
      /** The totals that its views show: the same measures by fewer groups */
      wholes?: {
        by: string[]
        rows: Record<string, unknown>[]
      }[]
    }>
  } | null
}

export type RestoreInput = {
  version: number
  /** true: saved but not published, so that shares go on showing what they showed. Saving publishes otherwise */
  draft?: boolean
}

export type Restored = {
  restored: number
  /** How many the dataset has now */
  entries: number
}

export type Role = "admin" | "member" | "viewer"

export type RowsCount = {
  count: number
  /** What lists them all, to read, to go on from and to export */
  statement: string
}

export type RowsCountInput = {
  table: string
  schema?: string
  /** Rows with this in any column */
  search?: string
  /** Rows that meet all of them */
  filters?: ({
    column: string
    contains: string
  } | {
    column: string
    compare: Comparison
    value: string
  } | {
    column: string
    empty: boolean
  })[]
  /** Empty values stand last */
  sort?: {
    column: string
    descending?: boolean
  }[]
}

export type RowsInput = {
  table: string
  schema?: string
  /** Rows with this in any column */
  search?: string
  /** Rows that meet all of them */
  filters?: ({
    column: string
    contains: string
  } | {
    column: string
    compare: Comparison
    value: string
  } | {
    column: string
    empty: boolean
  })[]
  /** Empty values stand last */
  sort?: {
    column: string
    descending?: boolean
  }[]
  limit?: number
  offset?: number
}

export type RunWithDeliveries = {
  id: string
  automationId: string
  cause: "schedule" | "threshold" | "file-replaced" | "manual"
  /** What happened that it ran, in words */
  reason: string | null
  status: "queued" | "running" | "retrying" | "delivering" | "done" | "failed"
  attempts: number
  error: string | null
  /** What to do about the error */
  mend: string | null
  chatId: string | null
  reportId: string | null
  nextAttemptAt: string | null
  startedAt: string | null
  finishedAt: string | null
  createdAt: string
  deliveries: Delivery[]
}

export type SavedQuestion = {
  id: string
  spaceId: string
  name: string
  description: string | null
  folder: string | null
  question: Question | null
  statement: SavedStatement | null
  /** What it gave when it was last asked; null to a caller who may not read data */
  lastResult: SavedResult | null
  favourite: boolean
  createdByUserId: string
  createdAt: string
  updatedAt: string
}

export type SavedQuestionChange = {
  name?: string
  description?: string | null
  folder?: string | null
  /** As POST /spaces/{id}/questions takes it */
  question?: Question
  statement?: SavedStatementSent
  /** Of what was edited; refused when it was changed since */
  updatedAt?: string
}

export type SavedQuestionInput = {
  name: string
  description?: string | null
  folder?: string | null
  /** As POST /spaces/{id}/questions takes it */
  question?: Question
  /** SQL instead of a question */
  statement?: SavedStatementSent
}

export type SavedResult = {
  at: string
  columns: QuestionColumn[]
  /** The first of them */
  rows: Record<string, unknown>[]
  rowCount: number
  /** There are more rows than were asked for */
  truncated: boolean
}

export type SavedStatement = {
  sql: string
  /** Where it runs; the first data source of the space when null */
  source: string | null
  /** How it is drawn; a table when null */
  chart: ChartSpec | null
}

export type SavedStatementSent = {
  sql: string
  /** Where it runs; the first data source of the space when null */
  source: string | null
  /** How it is drawn; a table when null */
  chart: ChartSpecSent | null
}

export type Scalar = string | number | boolean | null

export type SchemaAnswer = {
  tables: {
    name: string
    schema: string | null
    kind: "table" | "view"
    rows: number | null
    hidden: boolean
    columns: {
      name: string
      type: "integer" | "real" | "decimal" | "boolean" | "date" | "datetime" | "time" | "text" | "json" | "blob" | "other"
      nativeType: string
      nullable: boolean
      primaryKey: boolean
      references: {
        table: string
        column: string
      } | null
      label: string | null
      profile: {
        rows: number
        nulls: number
        /** Counted up to some thousands, estimated past them */
        distinct: number
        min: string | number | boolean | null
        max: string | number | boolean | null
        mean: number | null
        top: {
          value: string | number | boolean | null
          count: number
        }[]
        histogram: number[]
        sampled: boolean
      } | null
    }[]
  }[]
  readAt: string
}

export type SchemaChanges = {
  addedTables: string[]
  removedTables: string[]
  changedTables: {
    name: string
    rowsBefore: number | null
    rowsAfter: number | null
    addedColumns: string[]
    removedColumns: string[]
    changedColumns: {
      name: string
      from: "integer" | "real" | "decimal" | "boolean" | "date" | "datetime" | "time" | "text" | "json" | "blob" | "other"
      to: "integer" | "real" | "decimal" | "boolean" | "date" | "datetime" | "time" | "text" | "json" | "blob" | "other"
    }[]
  }[]
}

export type SearchAnalyticCheckAnswer = {
  profile: SearchAnalyticsProfile
  projectId: string
  /** The tables of the export exist and hold a day */
  ready: boolean
}

export type SearchAnalyticsProfile = {
  id: string
  datasetId: string
  dataSourceId: string
  teamId: string
  location: string
  siteUrl: string
  status: "PREPARING" | "READY" | "FAILED"
  lastCheckedAt: string | null
  lastError: string | null
  /** The last day that the export has written */
  latestDataDate: string | null
  createdAt: string
  updatedAt: string
}

export type SendInput = {
  to: ({
    kind: "slack"
    /** Id of the connected workspace */
    workspaceId: string
    /** Name or id of the channel */
    channel: string
  } | {
    kind: "google-chat"
    /** spaces/AAAA, from the address of the space */
    space: string
  } | {
    kind: "email"
    address: string
  } | {
    kind: "webhook"
    url: string
    /** Signs what is sent; made when absent, and shown this once */
    secret?: string
  })[]
  attach?: "pdf" | "xlsx" | "none"
  /** A few words that go before it */
  message?: string
}

export type SentReport = {
  to: ({
    kind: "slack"
    /** Id of the connected workspace */
    workspaceId: string
    /** Name or id of the channel */
    channel: string
  } | {
    kind: "google-chat"
    /** spaces/AAAA, from the address of the space */
    space: string
  } | {
    kind: "email"
    address: string
  } | {
    kind: "webhook"
    url: string
    /** Only in the answer that made it */
    secret?: string
  })[]
  deliveries: Delivery[]
}

export type ServiceSettings = {
  mail: {
    /** environment: an environment variable says it, which wins; default: nobody said anything */
    source: "environment" | "settings" | "default"
    variable: string
    /** null: no mail is sent */
    value: {
      host: string
      port: number
      /** tls: encrypted from the start (465); starttls: asked for first (587); none: only where it is offered */
      security: "tls" | "starttls" | "none"
      username: string | null
      from: string
      hasPassword: boolean
    } | null
  }
  defaultModel: {
    /** environment: an environment variable says it, which wins; default: nobody said anything */
    source: "environment" | "settings" | "default"
    variable: string
    value: string
  }
  publicUrl: {
    /** environment: an environment variable says it, which wins; default: nobody said anything */
    source: "environment" | "settings" | "default"
    variable: string
    value: string | null
  }
}

export type SetupAnswer = {
  user: User
  team: Team
  apiKey: NewApiKeyAnswer
}

export type SetupRequest = {
  name: string
  email: string
  password: string
  teamName: string
  /** From the log, when the service listens on more than loopback */
  token?: string
}

export type SetupState = {
  needed: boolean
  /** The browser brought the cookie of a session, good or ended */
  hasSession: boolean
}

export type ShareChange = {
  /** Anyone with the link, or members of the team alone */
  access?: "public" | "team"
  expiresAt?: string | null
  /** Null: none any more */
  password?: string | null
  /** Values by the names of controls that visitors neither see nor change */
  lockedParams?: Record<string, unknown>
  /** Rows that a query answers at most */
  maxRows?: number
  /** Queries per minute, all visitors of the link together */
  rateLimit?: number
  /** Fields (dataset.field) by which a click on a mark may filter, of those that the dashboard shows */
  crossFilters?: string[]
  /** Sites that may show it in a frame */
  allowedOrigins?: string[]
  /** How the page looks to visitors */
  theme?: {
    /** auto: as the visitor's system says */
    mode?: "auto" | "light" | "dark"
    accent?: string
    logo?: string
  }
}

export type ShareInput = {
  /** Anyone with the link, or members of the team alone */
  access?: "public" | "team"
  expiresAt?: string | null
  password?: string | null
  /** Values by the names of controls that visitors neither see nor change */
  lockedParams?: Record<string, unknown>
  /** Rows that a query answers at most */
  maxRows?: number
  /** Queries per minute, all visitors of the link together */
  rateLimit?: number
  /** Fields (dataset.field) by which a click on a mark may filter, of those that the dashboard shows */
  crossFilters?: string[]
  /** Sites that may show it in a frame */
  allowedOrigins?: string[]
  /** How the page looks to visitors */
  theme?: {
    /** auto: as the visitor's system says */
    mode?: "auto" | "light" | "dark"
    accent?: string
    logo?: string
  }
}

export type ShareLink = {
  id: string
  spaceId: string
  agentId: string | null
  name: string
  token: string
  url: string
  hasPassword: boolean
  expiresAt: string | null
  dataSourceIds: string[] | null
  shortcutIds: string[] | null
  allowedOrigins: string[]
  messagesPerVisitor: number | null
  messagesPerDay: number | null
  maxTokens: number | null
  maxCostMicros: number | null
  /** What visitors have used of the limits */
  used: {
    messagesToday: number
    tokens: number
    costMicros: number
  }
  createdByUserId: string
  createdAt: string
  updatedAt: string
}

export type ShareLinkChange = {
  name?: string
  /** Who answers; null: the space's first agent */
  agentId?: string | null
  /** Attached sources that visitors see and their agent reads; null: all */
  dataSourceIds?: string[] | null
  /** Shortcuts that visitors are offered; null: all of the team */
  shortcutIds?: string[] | null
  expiresAt?: string | null
  password?: string | null
  /** Sites that may show the chat in a frame */
  allowedOrigins?: string[]
  /** Per day, 50 unless said otherwise; null: no limit. One network address may ask 20 times that */
  messagesPerVisitor?: number | null
  /** All visitors together; null: no limit */
  messagesPerDay?: number | null
  /** All that the link may ever use; null: no limit */
  maxTokens?: number | null
  /** All that the link may ever cost, in millionths; null: no limit */
  maxCostMicros?: number | null
}

export type ShareLinkInput = {
  name: string
  /** Who answers; null: the space's first agent */
  agentId?: string | null
  /** Attached sources that visitors see and their agent reads; null: all */
  dataSourceIds?: string[] | null
  /** Shortcuts that visitors are offered; null: all of the team */
  shortcutIds?: string[] | null
  expiresAt?: string | null
  password?: string | null
  /** Sites that may show the chat in a frame */
  allowedOrigins?: string[]
  /** Per day, 50 unless said otherwise; null: no limit. One network address may ask 20 times that */
  messagesPerVisitor?: number | null
  /** All visitors together; null: no limit */
  messagesPerDay?: number | null
  /** All that the link may ever use; null: no limit */
  maxTokens?: number | null
  /** All that the link may ever cost, in millionths; null: no limit */
  maxCostMicros?: number | null
}

export type ShareLinkUnlockAnswer = {
  grant: string
  expiresAt: string
}

export type SharedDashboard = {
  /** How numbers and dates are written for the reader: BCP 47 tag; null: as their device does */
  locale: string | null
  share: {
    id: string
    /** Anyone with the link, or members of the team alone */
    access: "public" | "team"
    expiresAt: string | null
    crossFilters: string[]
    /** How the page looks to visitors */
    theme: {
      /** auto: as the visitor's system says */
      mode?: "auto" | "light" | "dark"
      accent?: string
      logo?: string
    }
  }
  dashboard: {
    title: string
    updatedAt: string
    document: ShownDocument
  }
}

export type SharedQuestion = {
  id: string
  role?: "user"
  parts?: ({
    type: "text"
    text: string
  } | {
    type: string
  })[]
  content?: string
}

export type SharedSpace = {
  /** How numbers and dates are written for the reader: BCP 47 tag; null: as their device does */
  locale: string | null
  shareLink: {
    id: string
    name: string
    token: string
  }
  space: {
    id: string
    name: string
    ownerId: string
    description: string | null
    modelId: string | null
    providerId: string | null
    transcriptionModelId: string | null
    createdAt: string
    updatedAt: string
    dataSources: {
      id: string
      dataSourceId: string
      spaceId: string
      grounding: string
      dataSource: {
        id: string
        name: string
        type: string
      }
      createdAt: string
    }[]
    shortcuts: SpaceShortcut[]
  }
}

export type ShownDocument = {
  controls: ({
    kind: "select"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    /** Fixed, or the rows of a query: value, then label */
    options: Option[] | {
      query: string
    }
    /** Nothing chosen means everything; otherwise the first option is the default */
    all: boolean
    default?: string | number | boolean
  } | {
    kind: "multiselect"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    /** Fixed, or the rows of a query: value, then label */
    options: Option[] | {
      query: string
    }
    default?: (string | number | boolean)[]
  } | {
    kind: "date"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    min?: string
    max?: string
    /** YYYY-MM-DD, or a word such as today */
    default?: string
  } | {
    kind: "daterange"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    min?: string
    max?: string
    /** from and to, or words such as last-30-days */
    default?: string | {
      from?: string
      to?: string
    }
  } | {
    kind: "number"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    min?: number
    max?: number
    step?: number
    default?: number
  } | {
    kind: "text"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    maxLength: number
    pattern?: string
    placeholder?: string
    default?: string
  } | {
    kind: "toggle"
    name: string
    label: string
    /** dataset.field: narrows every question that has it, and every one that reaches it */
    field?: string
    default: boolean
  })[]
  queries: ShownQuery[]
  /** What is drawn, in order: text, or {type: element | control | grid | note | chart | table | metric, ...} */
  nodes: unknown[]
}

export type ShownQuery = {
  name: string
  /** Its text: of a question the JSON that it is written as */
  sql: string
  /** Controls whose values it takes */
  controls: string[]
  /** What is asked, where it is not written in SQL */
  question?: Record<string, unknown>
}

export type SignInAnswer = {
  user: {
    id: string
    name: string
    email: string | null
  } | null
  /** Also accepted as a bearer token */
  token: string | null
  /** The second factor is still to be checked */
  twoFactorRedirect: boolean
}

export type SignInRequest = {
  email: string
  password: string
  /** False: the session ends with the browser */
  rememberMe?: boolean
}

export type SimilarField = {
  field: string
  /** The most frequent value first */
  groups: {
    value: string
    count: number
  }[][]
  /** Groups that are not listed */
  more: number
}

export type Space = {
  id: string
  name: string
  ownerId: string
  description: string | null
  modelId: string | null
  providerId: string | null
  transcriptionModelId: string | null
  createdAt: string
  updatedAt: string
}

export type SpaceCatalog = {
  datasets: CatalogDataset[]
  relationships: CatalogRelationship[]
  metrics: CatalogMetric[]
  today: string
}

export type SpaceChange = {
  name?: string
  description?: string | null
  modelId?: string | null
  providerId?: string | null
  transcriptionModelId?: string | null
}

export type SpaceDataSource = {
  id: string
  dataSourceId: string
  spaceId: string
  grounding: string
  privacy: "full" | "aggregates" | "schema"
  dataSource: {
    id: string
    name: string
    type: string
  }
  createdAt: string
}

export type SpaceInput = {
  name: string
  description?: string | null
  modelId?: string | null
  providerId?: string | null
  transcriptionModelId?: string | null
}

export type SpaceQueryExport = {
  /** As the analyst names it (sqlite, duckdb, or that of a server), or one data source by its name; null: the first */
  source?: string | null
  sql: string
  format?: ExportFormat
  /** Of the file, without its ending */
  name?: string
}

export type SpaceQueryInput = {
  /** As the analyst names it (sqlite, duckdb, or that of a server), or one data source by its name; null: the first */
  source?: string | null
  sql: string
  maxRows?: number
}

export type SpaceShortcut = {
  id: string
  name: string
  prefix: string
  prompt: string
  integrations: string
  visibility: string
  description: string | null
  disableModelInvocation: boolean
  userInvokable: boolean
  sortOrder: number
  createdAt: string
  updatedAt: string
  spaceId: string
}

export type SpaceShortcutChange = {
  name?: string
  /** What calls it: /weekly */
  prefix?: string
  /** May hold {placeholders} */
  prompt?: string
  description?: string | null
  /** Where it is offered, comma-separated: app, share, team-chat-a, team-chat-b; empty: everywhere */
  integrations?: string
  /** private: only its maker sees it */
  visibility?: "private" | "team"
  /** The agent may not call it by itself */
  disableModelInvocation?: boolean
  /** People may call it by its prefix */
  userInvokable?: boolean
  sortOrder?: number
}

export type SpaceShortcutInput = {
  name: string
  /** What calls it: /weekly */
  prefix: string
  /** May hold {placeholders} */
  prompt: string
  description?: string | null
  /** Where it is offered, comma-separated: app, share, team-chat-a, team-chat-b; empty: everywhere */
  integrations?: string
  /** private: only its maker sees it */
  visibility?: "private" | "team"
  /** The agent may not call it by itself */
  disableModelInvocation?: boolean
  /** People may call it by its prefix */
  userInvokable?: boolean
  sortOrder?: number
}

export type StreamRun = {
  id: string
  status: "queued" | "running" | "completed" | "failed" | "cancelled"
  cancelRequestedAt: string | null
  error: string | null
  startedAt: string | null
  finishedAt: string | null
}

export type Suggestion = {
  id: string
  dataset: string
  field: string | null
  /** primaryKey, role, aggregation, format, relationship and the like */
  attribute: string
  value: unknown
  /** Such as "order_id: 6,650 values, all different" */
  evidence: string
}

export type SuggestionInput = {
  /** A sentence or a word: what it should be about */
  about?: string
  /** A table of the catalog, by its name */
  dataset?: string
  /** Metrics of the catalog, by their names */
  metrics?: string[]
  title?: string
}

export type TableChoices = {
  /** The row of the headings; null: there are none */
  headerRow?: number | null
  /** Rows at the top that are passed over */
  skipRows?: number
  /** Rows at the end that are left out */
  footerRows?: number
  /** 1.234,5 rather than 1,234.5, where the values allow both */
  decimalComma?: boolean
  /** By the names of the columns; what does not fit becomes no value, and is counted in the report */
  types?: Record<string, "integer" | "real" | "boolean" | "date" | "datetime" | "time" | "text">
}

export type Team = {
  id: string
  name: string
  organizationId: string
  createdAt: string
  updatedAt: string
}

export type TeamChatWorkspace = {
  id: string
  spaceId: string
  workspaceId: string
  workspaceName: string
  enabled: boolean
}

export type TeamSettings = {
  /** IANA name; by these clocks instants are told, and a day begins */
  timeZone: string
  /** BCP 47 tag; null: each reader's own */
  locale: string | null
  /** ISO 4217 code, of money whose definition names no currency; null: none is assumed */
  currency: string | null
}

export type TemplateChange = {
  name?: string
  description?: string | null
  markup?: string
}

export type TemplateInput = {
  name: string
  description?: string | null
  markup: string
}

export type TestAnswer = {
  success: boolean
  /** Present when the account may do more than read, and nobody said so knowingly */
  warning?: string
}

export type Thing = {
  kind: "space" | "chat" | "dashboard" | "report" | "question" | "automation" | "dataset" | "source" | "table" | "column"
  /** Of the thing; of a table or column, that of its data source */
  id: string
  title: string
  spaceId: string | null
  /** The space it belongs to, or the data source */
  within: string | null
  /** Of a table or column: the name of the table */
  table: string | null
  changedAt: string | null
}

export type TwoFactorCode = {
  code: string
  /** Do not ask on this browser for 30 days */
  trustDevice?: boolean
}

export type TwoFactorSecret = {
  /** For an authenticator app; show it as a QR code */
  totpURI: string
  /** Each works once, when the app is lost */
  backupCodes: string[]
}

export type UploadForm = {
  /** The spreadsheet */
  file: Blob
  /** The name of the file when absent */
  name?: string
  /** duckdb: columnar, for large files */
  engine?: "sqlite" | "duckdb"
  /** Chosen by the client, to follow the progress at /uploads/{uploadId} */
  uploadId?: string
}

export type UsageReport = {
  from: string
  to: string
  totals: UsageTotals
  rows: {
    key: string | null
    runs: number
    inputTokens: number
    outputTokens: number
    cost: number
  }[]
}

export type UsageTotals = {
  runs: number
  inputTokens: number
  outputTokens: number
  cost: number
}

export type User = {
  id: string
  name: string
  email: string | null
  role: Role | null
}

export type ValueFormat = {
  kind: "number" | "currency" | "percent" | "year" | "duration" | "date" | "id"
  unit?: string
  decimals?: number
  scale?: 1 | 100
}

export type VerifiedAnswer = {
  id: string
  spaceId: string
  question: string
  source: string
  sql: string
  /** All statements of the answer up to that one, which models are told as an example */
  steps: {
    source: string
    sql: string
  }[]
  text: string
  columns: string[]
  rows: (string | number | boolean | null)[][]
  chatId: string | null
  messageId: string | null
  verifiedByUserId: string
  createdAt: string
}

export type VerifiedInput = {
  chatId: string
  /** The answer that is right */
  messageId: string
  /** Its question in other words; as it was asked when absent */
  question?: string
}

export type VisitorChat = {
  id: string
  title: string | null
  lastActivityAt: string
  createdAt: string
}

export type VisitorChatWithMessages = {
  id: string
  title: string | null
  lastActivityAt: string
  createdAt: string
  activeStreamId: string | null
  messages: {
    id: string
    role: "user" | "assistant"
    parts: Record<string, unknown>[]
    metadata: Record<string, unknown>
    createdAt: string
  }[]
}

export type Webhook = {
  id: string
  url: string
  description: string | null
  events: ("run.finished" | "report.ready" | "source.failed" | "share.used")[]
  enabled: boolean
  /** Since when nothing has arrived */
  failingSince: string | null
  /** Why it was turned off, when nobody did */
  disabledReason: string | null
  createdByUserId: string
  createdAt: string
  updatedAt: string
}

export type WebhookChange = {
  url?: string
  events?: ("run.finished" | "report.ready" | "source.failed" | "share.used")[]
  description?: string | null
  enabled?: boolean
}

export type WebhookDelivery = {
  id: string
  kind: "slack" | "google-chat" | "email" | "webhook"
  /** Where to, in words */
  recipient: string
  status: DeliveryStatus
  attempts: number
  /** Of the last try, where there was an answer */
  responseStatus: number | null
  durationMs: number | null
  error: string | null
  lastAttemptAt: string | null
  nextAttemptAt: string | null
  deliveredAt: string | null
  createdAt: string
  event: string
  /** What was sent */
  payload: unknown
  /** The beginning of the answer */
  responseText: string | null
}

export type WebhookInput = {
  url: string
  events: ("run.finished" | "report.ready" | "source.failed" | "share.used")[]
  description?: string | null
  enabled?: boolean
}

export type WebhookWithSecret = {
  id: string
  url: string
  description: string | null
  events: ("run.finished" | "report.ready" | "source.failed" | "share.used")[]
  enabled: boolean
  /** Since when nothing has arrived */
  failingSince: string | null
  /** Why it was turned off, when nobody did */
  disabledReason: string | null
  createdByUserId: string
  createdAt: string
  updatedAt: string
  /** Shown this once */
  secret: string
}

export type WorkspaceChange = {
  enabled?: boolean
  /** The bot token of the Slack app (xoxb-…) */
  botToken?: string
  /** The signing secret of the Slack app */
  signingSecret?: string
}

export type WorkspaceChanged = {
  success: boolean
  workspace: TeamChatWorkspace
}

export type WorkspaceInput = {
  workspaceId: string
  workspaceName: string
  spaceId: string
  /** The bot token of the Slack app (xoxb-…) */
  botToken: string
  /** The signing secret of the Slack app */
  signingSecret: string
}

export type WorkspaceState = {
  id: string
  spaceId: string
  workspaceId: string
  workspaceName: string
  enabled: boolean
  lastEventAt: string | null
  lastError: string | null
  createdAt: string
}

/** Every code that the service gives as the reason of a refusal. */
export type ErrorCode =
  | 'agents/last'
  | 'agents/not-found'
  | 'api-keys/not-found'
  | 'api/busy'
  | 'api/database-locked'
  | 'api/file-store-unavailable'
  | 'api/gone-meanwhile'
  | 'api/internal'
  | 'api/invalid-json'
  | 'api/invalid-request'
  | 'api/no-active-team'
  | 'api/not-found'
  | 'api/payload-too-large'
  | 'api/rate-limited'
  | 'api/stopping'
  | 'api/storage-full'
  | 'api/unsupported-media-type'
  | 'auth/code-refused'
  | 'auth/forbidden'
  | 'auth/jwt-invalid'
  | 'auth/password-wrong'
  | 'auth/provider-unknown'
  | 'auth/reset-not-found'
  | 'auth/sign-in-refused'
  | 'auth/two-factor-state'
  | 'automations/invalid-condition'
  | 'automations/invalid-schedule'
  | 'automations/not-found'
  | 'automations/too-many'
  | 'automations/unknown-part'
  | 'budgets/not-found'
  | 'budgets/subject-not-found'
  | 'chat/agent-mismatch'
  | 'chat/busy'
  | 'chat/space-mismatch'
  | 'chat/stream-not-found'
  | 'chats/id-taken'
  | 'chats/not-found'
  | 'comments/not-found'
  | 'dashboard-share/auth-required'
  | 'dashboard-share/invalid-lock'
  | 'dashboard-share/invalid-parameter'
  | 'dashboard-share/not-found'
  | 'dashboard-share/not-team-member'
  | 'dashboard-share/password-required'
  | 'dashboard-share/query-failed'
  | 'dashboard-share/rate-limited'
  | 'dashboard-share/template-mismatch'
  | 'dashboard-share/wrong-password'
  | 'dashboards/invalid-document'
  | 'dashboards/invalid-parameter'
  | 'dashboards/no-query'
  | 'dashboards/not-found'
  | 'dashboards/nothing-to-show'
  | 'dashboards/template-mismatch'
  | 'dashboards/version-conflict'
  | 'dashboards/version-not-found'
  | 'data-sources/breaks-definitions'
  | 'data-sources/busy'
  | 'data-sources/cannot-import-again'
  | 'data-sources/changed-meanwhile'
  | 'data-sources/column-not-found'
  | 'data-sources/extract-exists'
  | 'data-sources/extract-not-found'
  | 'data-sources/filter-invalid'
  | 'data-sources/not-a-file'
  | 'data-sources/not-a-server'
  | 'data-sources/not-found'
  | 'data-sources/query-cancelled'
  | 'data-sources/query-failed'
  | 'data-sources/query-refused'
  | 'data-sources/query-timeout'
  | 'data-sources/query-too-large'
  | 'data-sources/range-not-satisfiable'
  | 'data-sources/table-not-found'
  | 'data-sources/unavailable'
  | 'data-sources/unreadable-file'
  | 'data-sources/writable-role'
  | 'datasets/entry-not-found'
  | 'datasets/not-a-table'
  | 'datasets/not-found'
  | 'datasets/nothing-to-undo'
  | 'datasets/too-many-entries'
  | 'definitions/changed'
  | 'definitions/if-match-needed'
  | 'definitions/invalid'
  | 'definitions/suggestion-not-found'
  | 'definitions/version-not-found'
  | 'deliveries/mail-missing'
  | 'deliveries/refused-address'
  | 'deliveries/team-chat-missing'
  | 'evals/busy'
  | 'evals/no-questions'
  | 'evals/not-found'
  | 'external-identity/not-found'
  | 'external-identity/taken'
  | 'invitations/not-found'
  | 'logs/invalid-origin'
  | 'logs/rate-limited'
  | 'mcp-clients/not-found'
  | 'mcp/invalid-authorization'
  | 'messages/not-found'
  | 'messages/not-last-question'
  | 'models/failed'
  | 'models/no-transcription'
  | 'models/not-found'
  | 'models/taken'
  | 'questions/invalid'
  | 'questions/no-question'
  | 'report-templates/invalid-document'
  | 'report-templates/not-found'
  | 'reports/not-found'
  | 'reports/not-ready'
  | 'reports/unknown-source'
  | 'saved-questions/changed'
  | 'saved-questions/not-found'
  | 'search-analytics/not-bigquery'
  | 'search-analytics/not-found'
  | 'service-settings/mail-failed'
  | 'service-settings/model-unknown'
  | 'service-settings/password-needed'
  | 'service-settings/set-by-environment'
  | 'setup/done'
  | 'setup/token-invalid'
  | 'share-links/not-found'
  | 'share-links/unknown-part'
  | 'share/limit-reached'
  | 'share/not-found'
  | 'share/password-required'
  | 'share/rate-limited'
  | 'share/unavailable'
  | 'share/wrong-password'
  | 'shortcuts/not-found'
  | 'shortcuts/prefix-taken'
  | 'shortcuts/too-many'
  | 'spaces/data-source-not-found'
  | 'spaces/name-taken'
  | 'spaces/not-found'
  | 'team-chat-a/bad-token'
  | 'team-chat-a/keys-unavailable'
  | 'team-chat-a/not-found'
  | 'team-chat-b/bad-signature'
  | 'team-chat-b/not-found'
  | 'team-chat-b/taken'
  | 'team-chats/file-not-found'
  | 'teams/not-found'
  | 'uploads/not-found'
  | 'usage/budget-used-up'
  | 'users/email-taken'
  | 'users/last-admin'
  | 'users/not-found'
  | 'verified-answers/not-found'
  | 'verified-answers/not-verifiable'
  | 'webhooks/delivery-not-found'
  | 'webhooks/not-found'
  | 'webhooks/off'
  | 'webhooks/too-many'
  | 'work/busy'
  | 'work/too-much'

/** Every call there is, by its method and path. */
export interface Operations {
  /** Tells that the service answers */
  'GET /health': {
    as: 'json'
    answer: {
      status: "ok"
      version: string
    }
  }
  /** This interface as an OpenAPI 3.1 document */
  'GET /openapi.json': {
    as: 'json'
    answer: Record<string, unknown>
  }
  /** Tells whether the first administrator is still to be made */
  'GET /setup': {
    as: 'json'
    answer: SetupState
  }
  /** The first run: makes the administrator, the organization, a team and an API key, and signs the browser in */
  'POST /setup': {
    body: SetupRequest
    as: 'json'
    answer: SetupAnswer
  }
  /** Lists API keys of the current team, newest first */
  'GET /api-keys': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: ApiKey[]
  }
  /** Makes an API key; the answer is the only time the key itself is told */
  'POST /api-keys': {
    body?: ApiKeyChange
    as: 'json'
    answer: NewApiKeyAnswer
  }
  /** Changes an API key */
  'PATCH /api-keys/{keyId}': {
    path: {
      keyId: string
    }
    body: ApiKeyChange
    as: 'json'
    answer: ApiKey
  }
  /** Deletes an API key; it stops working at once */
  'DELETE /api-keys/{keyId}': {
    path: {
      keyId: string
    }
    as: 'json'
    answer: string
  }
  /** Tells which providers can be signed in with, besides e-mail and password */
  'GET /auth/options': {
    as: 'json'
    answer: {
      providers: {
        id: string
        name: string
      }[]
    }
  }
  /** Signs a person in with e-mail and password */
  'POST /auth/sign-in/email': {
    body: SignInRequest
    as: 'json'
    answer: SignInAnswer
  }
  /** Begins to sign a person in with a provider */
  'POST /auth/sign-in/social': {
    body: ProviderRequest
    as: 'json'
    answer: {
      /** Where the browser signs in */
      url: string
    }
  }
  /** Ends this session */
  'POST /auth/sign-out': {
    as: 'json'
    answer: undefined
  }
  /** Begins to set a second factor up; it is on once a first code was checked */
  'POST /auth/two-factor/enable': {
    body: {
      password: string
    }
    as: 'json'
    answer: TwoFactorSecret
  }
  /** Turns the second factor on with a first code from the app */
  'POST /auth/two-factor/confirm': {
    body: {
      code: string
    }
    as: 'json'
    answer: undefined
  }
  /** Turns the second factor off */
  'POST /auth/two-factor/disable': {
    body: {
      password: string
    }
    as: 'json'
    answer: undefined
  }
  /** Completes a sign-in with a code from the app */
  'POST /auth/two-factor/verify-totp': {
    body: TwoFactorCode
    as: 'json'
    answer: SignInAnswer
  }
  /** Completes a sign-in with a backup code */
  'POST /auth/two-factor/verify-backup-code': {
    body: {
      code: string
    }
    as: 'json'
    answer: SignInAnswer
  }
  /** Changes the caller's password and ends their other sessions */
  'POST /auth/change-password': {
    body: PasswordChange
    as: 'json'
    answer: undefined
  }
  /** Makes a link with which a member can set a new password; it works once, for a day */
  'POST /users/{id}/password-reset': {
    path: {
      id: string
    }
    as: 'json'
    answer: PasswordResetLink
  }
  /** Sets a new password with an administrator's link and ends all sessions of that person */
  'POST /auth/reset-password': {
    body: PasswordReset
    as: 'json'
    answer: undefined
  }
  /** Tells who is calling, in which team, and which teams they belong to */
  'GET /me': {
    as: 'json'
    answer: Me
  }
  /** Changes the caller's own name, or how numbers and dates are written for them */
  'PATCH /me': {
    body: ChangedMe
    as: 'json'
    answer: Me
  }
  /** Tells by which clocks the team lives, how it writes, and in what it counts money */
  'GET /team/settings': {
    as: 'json'
    answer: TeamSettings
  }
  /** Changes the team's time zone, language or currency */
  'PATCH /team/settings': {
    body: ChangedTeamSettings
    as: 'json'
    answer: TeamSettings
  }
  /** Lists the teams that the caller belongs to */
  'GET /teams': {
    as: 'json'
    answer: MemberTeam[]
  }
  /** Makes a team in the caller's organization; the caller becomes its administrator */
  'POST /teams': {
    body: {
      name: string
    }
    as: 'json'
    answer: Team
  }
  /** Makes a team the one that this session acts in */
  'POST /teams/{id}/activate': {
    path: {
      id: string
    }
    as: 'json'
    answer: Team
  }
  /** Lists the members of the current team */
  'GET /users': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: User[]
  }
  /** Updates a user's role in the current team */
  'PATCH /users/{id}/role': {
    path: {
      id: string
    }
    body: {
      role: Role | null
    }
    as: 'json'
    answer: User
  }
  /** Takes a user out of the current team */
  'DELETE /users/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the invitations of the current team that can still be accepted, newest first */
  'GET /invitations': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: OpenInvitation[]
  }
  /** Invites a person into the current team by a link */
  'POST /invitations': {
    body: NewInvitation
    as: 'json'
    answer: Invitation
  }
  /** Takes an invitation back; its link stops working */
  'DELETE /invitations/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Tells the holder of an invitation link what it is for */
  'GET /invitations/{token}': {
    path: {
      token: string
    }
    as: 'json'
    answer: InvitationPreview
  }
  /** Accepts an invitation: makes the user and signs the browser in, or adds the team to a signed-in person */
  'POST /invitations/{token}/accept': {
    path: {
      token: string
    }
    body?: Acceptance
    as: 'json'
    answer: Accepted
  }
  /** Lists the external identity providers of the current team, newest first */
  'GET /identity-providers': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: IdentityProvider[]
  }
  /** Registers an external identity provider, whose tokens are then accepted */
  'POST /identity-providers': {
    body: NewIdentityProvider
    as: 'json'
    answer: IdentityProvider
  }
  /** Updates a registered external identity provider */
  'PATCH /identity-providers/{providerId}': {
    path: {
      providerId: string
    }
    body: IdentityProviderChange
    as: 'json'
    answer: IdentityProvider
  }
  /** Removes an external identity provider; its tokens are refused from then on */
  'DELETE /identity-providers/{providerId}': {
    path: {
      providerId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists every change of access in the team, the sign-ins of its members and calls of MCP tools, newest first */
  'GET /audit-log': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: AuditEntry[]
  }
  /** Takes a batch of diagnostic events from the app */
  'POST /logs': {
    body: LogBatch
    as: 'json'
    answer: string
  }
  /** Lists the diagnostic events of the team, newest first */
  'GET /logs': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
      level?: LogLevel
    }
    as: 'json'
    answer: ClientLog[]
  }
  /** Lists the spaces of the team, newest first */
  'GET /spaces': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Space[]
  }
  /** Makes a space, with its first agent */
  'POST /spaces': {
    body: SpaceInput
    as: 'json'
    answer: Space
  }
  /** Gets a space */
  'GET /spaces/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: Space
  }
  /** Updates a space */
  'PATCH /spaces/{id}': {
    path: {
      id: string
    }
    body: SpaceChange
    as: 'json'
    answer: Space
  }
  /** Deletes a space with its chats, links, agents and shortcuts */
  'DELETE /spaces/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the data sources of a space, in the order they were added */
  'GET /spaces/{id}/data-sources': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: SpaceDataSource[]
  }
  /** Adds a data source to a space */
  'POST /spaces/{id}/data-sources': {
    path: {
      id: string
    }
    body: LinkInput
    as: 'json'
    answer: SpaceDataSource
  }
  /** Changes what the analyst is told of a space's data source, and what a model may see of it */
  'PATCH /spaces/{id}/data-sources/{linkId}': {
    path: {
      id: string
      linkId: string
    }
    body: LinkChange
    as: 'json'
    answer: SpaceDataSource
  }
  /** Takes a data source out of a space; the data source stays */
  'DELETE /spaces/{id}/data-sources/{linkId}': {
    path: {
      id: string
      linkId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Runs one SQL statement that reads, on the space's data as the analyst sees it */
  'POST /spaces/{id}/query': {
    path: {
      id: string
    }
    body: SpaceQueryInput
    as: 'json'
    answer: QueryAnswer
  }
  /** Runs one SQL statement on the space's data and answers its rows as a file */
  'POST /spaces/{id}/query/export': {
    path: {
      id: string
    }
    body: SpaceQueryExport
    as: 'file'
    answer: undefined
  }
  /** Lists the saved questions of a space, newest first */
  'GET /spaces/{id}/saved-questions': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: SavedQuestion[]
  }
  /** Keeps a question under a name */
  'POST /spaces/{id}/saved-questions': {
    path: {
      id: string
    }
    body: SavedQuestionInput
    as: 'json'
    answer: SavedQuestion
  }
  /** Changes a saved question */
  'PATCH /spaces/{id}/saved-questions/{questionId}': {
    path: {
      id: string
      questionId: string
    }
    body: SavedQuestionChange
    as: 'json'
    answer: SavedQuestion
  }
  /** Deletes a saved question */
  'DELETE /spaces/{id}/saved-questions/{questionId}': {
    path: {
      id: string
      questionId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Marks a saved question as one of the caller's favourites, or no longer */
  'PUT /spaces/{id}/saved-questions/{questionId}/favourite': {
    path: {
      id: string
      questionId: string
    }
    body: {
      favourite: boolean
    }
    as: 'json'
    answer: SavedQuestion
  }
  /** What can be asked of a space's data: datasets, their fields, and metrics */
  'GET /spaces/{id}/catalog': {
    path: {
      id: string
    }
    as: 'json'
    answer: SpaceCatalog
  }
  /** Asks a question of a space's data and answers its rows */
  'POST /spaces/{id}/questions': {
    path: {
      id: string
    }
    body: QuestionInput
    as: 'json'
    answer: AnsweredQuestion
  }
  /** Tells what a question means and the statement that would answer it, without running it */
  'POST /spaces/{id}/questions/check': {
    path: {
      id: string
    }
    body: QuestionCheckInput
    as: 'json'
    answer: CheckedQuestion
  }
  /** Puts the answer to another question in the place of an answer, for everyone who sees the chat */
  'PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/question': {
    path: {
      id: string
      chatId: string
      messageId: string
    }
    body: QuestionCheckInput
    as: 'json'
    answer: AnsweredAgain
  }
  /** What an answer offers as a definition, and whether it is kept */
  'GET /spaces/{id}/chats/{chatId}/messages/{messageId}/definitions/{definitionId}': {
    path: {
      id: string
      chatId: string
      messageId: string
      definitionId: string
    }
    as: 'json'
    answer: DefinitionPart
  }
  /** Keeps what an answer offers as a definition, or says that it is not wanted */
  'PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/definitions/{definitionId}': {
    path: {
      id: string
      chatId: string
      messageId: string
      definitionId: string
    }
    body: {
      state: "accepted" | "dismissed"
    }
    as: 'json'
    answer: DefinitionPart
  }
  /** Suggests questions that the space's data can answer */
  'GET /spaces/{id}/suggestions': {
    path: {
      id: string
    }
    query: {
      limit?: number
    }
    as: 'json'
    answer: string[]
  }
  /** Reads words as questions of the space's data, the most likely first */
  'POST /spaces/{id}/readings': {
    path: {
      id: string
    }
    body: ReadingInput
    as: 'json'
    answer: Readings
  }
  /** Tells which parts explain the difference between two periods */
  'POST /spaces/{id}/questions/changes': {
    path: {
      id: string
    }
    body: ChangeInput
    as: 'json'
    answer: ExplainedChange
  }
  /** Makes a space with sample data to try things on */
  'POST /samples': {
    as: 'json'
    answer: {
      space: Space
      dataSources: DataSource[]
      links: SpaceDataSource[]
    }
  }
  /** Lists the agents of a space, the first one first */
  'GET /spaces/{id}/agents': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Agent[]
  }
  /** Adds an agent to a space */
  'POST /spaces/{id}/agents': {
    path: {
      id: string
    }
    body: AgentInput
    as: 'json'
    answer: Agent
  }
  /** Gets an agent */
  'GET /agents/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: Agent
  }
  /** Updates an agent */
  'PATCH /agents/{id}': {
    path: {
      id: string
    }
    body: AgentChange
    as: 'json'
    answer: Agent
  }
  /** Deletes an agent with its shortcuts */
  'DELETE /agents/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the shortcuts of a space that the caller sees, in their order */
  'GET /spaces/{id}/shortcuts': {
    path: {
      id: string
    }
    as: 'json'
    answer: SpaceShortcut[]
  }
  /** Adds a shortcut to a space */
  'POST /spaces/{id}/shortcuts': {
    path: {
      id: string
    }
    body: SpaceShortcutInput
    as: 'json'
    answer: SpaceShortcut
  }
  /** Updates a shortcut of a space */
  'PATCH /spaces/{id}/shortcuts/{shortcutId}': {
    path: {
      id: string
      shortcutId: string
    }
    body: SpaceShortcutChange
    as: 'json'
    answer: SpaceShortcut
  }
  /** Deletes a shortcut of a space */
  'DELETE /spaces/{id}/shortcuts/{shortcutId}': {
    path: {
      id: string
      shortcutId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the shortcuts of an agent that the caller sees, in their order */
  'GET /shortcuts/{agentId}': {
    path: {
      agentId: string
    }
    as: 'json'
    answer: AgentShortcut[]
  }
  /** Adds a shortcut to an agent */
  'POST /shortcuts/{agentId}': {
    path: {
      agentId: string
    }
    body: AgentShortcutInput
    as: 'json'
    answer: AgentShortcut
  }
  /** Updates a shortcut of an agent */
  'PATCH /shortcuts/{agentId}/{shortcutId}': {
    path: {
      agentId: string
      shortcutId: string
    }
    body: AgentShortcutChange
    as: 'json'
    answer: AgentShortcut
  }
  /** Deletes a shortcut of an agent */
  'DELETE /shortcuts/{agentId}/{shortcutId}': {
    path: {
      agentId: string
      shortcutId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Reorders the shortcuts of an agent */
  'PATCH /shortcuts/{agentId}/reorder': {
    path: {
      agentId: string
    }
    body: {
      shortcutIds: string[]
    }
    as: 'json'
    answer: AgentShortcut[]
  }
  /** Lists all chat sessions of a space, pinned first, then newest activity */
  'GET /spaces/{id}/sessions': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
      /** Only those of this share link */
      shareLinkId?: string
    }
    as: 'json'
    answer: ChatSession[]
  }
  /** Lists the chats of a space, pinned first, then newest activity */
  'GET /spaces/{id}/chats': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Chat[]
  }
  /** Begins a chat */
  'POST /spaces/{id}/chats': {
    path: {
      id: string
    }
    body?: ChatInput
    as: 'json'
    answer: Chat
  }
  /** Gets a chat with its messages, and the caller's pins and notes on them */
  'GET /spaces/{id}/chats/{chatId}': {
    path: {
      id: string
      chatId: string
    }
    as: 'json'
    answer: ChatWithMessages
  }
  /** Renames, pins or archives a chat */
  'PATCH /spaces/{id}/chats/{chatId}': {
    path: {
      id: string
      chatId: string
    }
    body: ChatChange
    as: 'json'
    answer: Chat
  }
  /** Deletes a chat; an answer under way is stopped */
  'DELETE /spaces/{id}/chats/{chatId}': {
    path: {
      id: string
      chatId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Begins a new chat from a message of this one */
  'POST /spaces/{id}/chats/{chatId}/branch': {
    path: {
      id: string
      chatId: string
    }
    body: BranchInput
    as: 'json'
    answer: Chat
  }
  /** Asks a question and streams its answer */
  'POST /spaces/{id}/chats/{chatId}/messages': {
    path: {
      id: string
      chatId: string
    }
    body: AskInput
    as: 'events'
    answer: undefined
  }
  /** Attaches to the answer under way, from its beginning; 204 when there is none */
  'GET /spaces/{id}/chats/{chatId}/stream': {
    path: {
      id: string
      chatId: string
    }
    as: 'events'
    answer: undefined
  }
  /** Answers the last question anew */
  'POST /spaces/{id}/chats/{chatId}/regenerate': {
    path: {
      id: string
      chatId: string
    }
    as: 'events'
    answer: undefined
  }
  /** Puts another question in the place of the last one and answers that */
  'POST /spaces/{id}/chats/{chatId}/messages/{messageId}/edit': {
    path: {
      id: string
      chatId: string
      messageId: string
    }
    body: AskInput
    as: 'events'
    answer: undefined
  }
  /** Pins or unpins a message and sets or clears a note on it, for the caller alone */
  'PATCH /spaces/{id}/chats/{chatId}/messages/{messageId}': {
    path: {
      id: string
      chatId: string
      messageId: string
    }
    body: MetaChange
    as: 'json'
    answer: MessageMeta
  }
  /** Puts another chart in the place of one of an answer's, for everyone who sees the chat */
  'PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/charts/{chartId}': {
    path: {
      id: string
      chatId: string
      messageId: string
      chartId: string
    }
    body: ChartSpecSent
    as: 'json'
    answer: ChartSpec
  }
  /** Keeps a changed statement of an answer's result, for everyone who sees the chat */
  'PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/statements/{resultId}': {
    path: {
      id: string
      chatId: string
      messageId: string
      resultId: string
    }
    body: EditedStatementSent
    as: 'json'
    answer: EditedStatement
  }
  /** Lists the caller's pins and notes in a space, the newest pin first */
  'GET /spaces/{id}/pins': {
    path: {
      id: string
    }
    query: {
      limit?: number
    }
    as: 'json'
    answer: Pin[]
  }
  /** Lists the comments on a chat, the oldest first */
  'GET /spaces/{id}/chats/{chatId}/comments': {
    path: {
      id: string
      chatId: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Comment[]
  }
  /** Comments on a chat or one of its messages */
  'POST /spaces/{id}/chats/{chatId}/comments': {
    path: {
      id: string
      chatId: string
    }
    body: CommentInput
    as: 'json'
    answer: Comment
  }
  /** Deletes a comment: one's own, or as an administrator anyone's */
  'DELETE /spaces/{id}/chats/{chatId}/comments/{commentId}': {
    path: {
      id: string
      chatId: string
      commentId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Tells about what the next answer in a space will use and cost */
  'GET /spaces/{id}/estimate': {
    path: {
      id: string
    }
    as: 'json'
    answer: {
      providerId: string
      modelId: string
      inputTokens: number
      outputTokens: number
      /** Money, as model prices are given; null where the model has no price */
      cost: number | null
      /** From the last answers of this model in the space, or of answers in general */
      basis: "history" | "typical"
      /** How many answers it was taken from */
      answers: number
    }
  }
  /** Reads a chat stream from its beginning */
  'GET /runs/{spaceId}/chats/{chatId}/streams/{streamId}': {
    path: {
      spaceId: string
      chatId: string
      streamId: string
    }
    as: 'events'
    answer: undefined
  }
  /** Cancels an active chat stream */
  'POST /runs/{spaceId}/chats/{chatId}/streams/{streamId}/cancel': {
    path: {
      spaceId: string
      chatId: string
      streamId: string
    }
    as: 'json'
    answer: StreamRun
  }
  /** Lists the models that spaces of the team can use */
  'GET /models': {
    as: 'json'
    answer: ModelInfo[]
  }
  /** Adds a model of a provider, with its key */
  'POST /models': {
    body: ModelInput
    as: 'json'
    answer: ModelInfo
  }
  /** Changes a model that the team added: its key, price or options */
  'PATCH /models/{providerId}/{modelId}': {
    path: {
      providerId: string
      modelId: string
    }
    body: ModelChange
    as: 'json'
    answer: ModelInfo
  }
  /** Removes a model that the team added */
  'DELETE /models/{providerId}/{modelId}': {
    path: {
      providerId: string
      modelId: string
    }
    query: {
      /** Only for this, where the model is there for both; both when absent */
      purpose?: "chat" | "transcription"
    }
    as: 'json'
    answer: undefined
  }
  /** Tries a model, says what it can be used for, and names what to mend when it does not work */
  'POST /models/test': {
    body: {
      id: string
    } | ModelInput
    as: 'json'
    answer: ModelTestResult
  }
  /** Lists the models that a provider offers, with what is known of each */
  'POST /models/offered': {
    body: {
      id: string
    } | {
      provider: "openai" | "anthropic" | "google" | "openai-compatible"
      baseUrl?: string | null
      apiKey?: string | null
    }
    as: 'json'
    answer: OfferedModel[]
  }
  /** Turns speech into text with the space's transcription model */
  'POST /spaces/{id}/transcriptions': {
    path: {
      id: string
    }
    form: Record<string, unknown>
    as: 'json'
    answer: {
      text: string
      language: string | null
      seconds: number | null
    }
  }
  /** Lists the verified answers of a space, newest first */
  'GET /spaces/{id}/verified-answers': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: VerifiedAnswer[]
  }
  /** Marks an answer as verified */
  'POST /spaces/{id}/verified-answers': {
    path: {
      id: string
    }
    body: VerifiedInput
    as: 'json'
    answer: VerifiedAnswer
  }
  /** Takes the mark off an answer */
  'DELETE /spaces/{id}/verified-answers/{answerId}': {
    path: {
      id: string
      answerId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Asks all verified questions of a space again, in the background, and compares the answers */
  'POST /spaces/{id}/evals': {
    path: {
      id: string
    }
    body?: {
      /** Up to two, asked side by side; none: only the verified queries are run again */
      variants?: {
        name?: string
        providerId?: string | null
        /** The space's own model when absent */
        modelId?: string | null
        /** In place of those of the space's analyst, which are taken when absent */
        instructions?: string | null
      }[]
    }
    as: 'json'
    answer: EvalRun
  }
  /** Lists the evaluations of a space, newest first */
  'GET /spaces/{id}/evals': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: EvalRun[]
  }
  /** Gets an evaluation with all its questions and answers, or how far it is */
  'GET /spaces/{id}/evals/{evalId}': {
    path: {
      id: string
      evalId: string
    }
    as: 'json'
    answer: EvalWithQuestions
  }
  /** Deletes an evaluation; one under way is stopped */
  'DELETE /spaces/{id}/evals/{evalId}': {
    path: {
      id: string
      evalId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Stops an evaluation; what was answered stays. One that has ended is answered as it is */
  'POST /spaces/{id}/evals/{evalId}/cancel': {
    path: {
      id: string
      evalId: string
    }
    as: 'json'
    answer: EvalRun
  }
  /** Tells what models were used for and what that cost */
  'GET /usage': {
    query: {
      /** First moment; the beginning of the month when absent */
      from?: string
      /** First moment after; now when absent */
      to?: string
      by?: "day" | "user" | "model" | "api-key" | "share-link" | "space"
    }
    as: 'json'
    answer: UsageReport
  }
  /** Lists the budgets of the team and how much of each is used */
  'GET /budgets': {
    as: 'json'
    answer: Budget[]
  }
  /** Sets a budget; one for the same subject and period is replaced */
  'POST /budgets': {
    body: BudgetInput
    as: 'json'
    answer: Budget
  }
  /** Removes a budget */
  'DELETE /budgets/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the data sources of the team, newest first */
  'GET /data-sources': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: DataSource[]
  }
  /** Connects a database */
  'POST /data-sources': {
    body: DataSourceInput
    as: 'json'
    answer: DataSource
  }
  /** Tests a connection before it is kept */
  'POST /data-sources/test': {
    body: DataSourceInput
    as: 'json'
    answer: ConnectionTestAnswer
  }
  /** Gets a data source */
  'GET /data-sources/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: DataSource
  }
  /** Renames a data source or changes its connection */
  'PATCH /data-sources/{id}': {
    path: {
      id: string
    }
    body: DataSourceChange
    as: 'json'
    answer: DataSource
  }
  /** Deletes a data source and its file */
  'DELETE /data-sources/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Tests the connection of a data source */
  'POST /data-sources/{id}/test': {
    path: {
      id: string
    }
    as: 'json'
    answer: TestAnswer
  }
  /** Uploads a spreadsheet as a new data source */
  'POST /data-sources/upload': {
    form: UploadForm
    as: 'json'
    answer: DataSource
  }
  /** Replaces the file of an uploaded data source, which keeps its id */
  'PUT /data-sources/{id}/file': {
    path: {
      id: string
    }
    form: ReplaceForm
    as: 'json'
    answer: ReplaceAnswer
  }
  /** Adds the rows of a file to the tables of an uploaded data source */
  'POST /data-sources/{id}/file': {
    path: {
      id: string
    }
    form: AppendForm
    as: 'json'
    answer: AppendAnswer
  }
  /** Tells what the tables of an uploaded file would be with other import options */
  'POST /data-sources/{id}/import/preview': {
    path: {
      id: string
    }
    body: {
      /** By the names of the tables */
      choices: Record<string, TableChoices>
    }
    as: 'json'
    answer: ImportPreview
  }
  /** Imports an uploaded file once more, with other options; the data source keeps its id */
  'POST /data-sources/{id}/import': {
    path: {
      id: string
    }
    body: ImportAgainInput
    as: 'json'
    answer: ReplaceAnswer
  }
  /** Downloads the original file of a data source, byte for byte */
  'GET /data-sources/{id}/download': {
    path: {
      id: string
    }
    as: 'file'
    answer: undefined
  }
  /** Tells how an uploaded file was read */
  'GET /data-sources/{id}/import-report': {
    path: {
      id: string
    }
    as: 'json'
    answer: ImportReport
  }
  /** Tells the tables of a data source, their columns, and what is in them */
  'GET /data-sources/{id}/schema': {
    path: {
      id: string
    }
    query: {
      /** true: read it from the database again instead of what was kept */
      refresh?: "true" | "false"
    }
    as: 'json'
    answer: SchemaAnswer
  }
  /** Shows the first rows of a table */
  'GET /data-sources/{id}/preview': {
    path: {
      id: string
    }
    query: {
      table: string
      schema?: string
      limit?: number
    }
    as: 'json'
    answer: QueryAnswer
  }
  /** Runs one SQL statement that reads */
  'POST /data-sources/{id}/query': {
    path: {
      id: string
    }
    body: QueryInput
    as: 'json'
    answer: QueryAnswer
  }
  /** Runs one SQL statement and answers its rows as a file */
  'POST /data-sources/{id}/query/export': {
    path: {
      id: string
    }
    query: {
      format?: ExportFormat
    }
    body: ExportInput
    as: 'file'
    answer: undefined
  }
  /** Tells how the database would run a statement, without running it */
  'POST /data-sources/{id}/explain': {
    path: {
      id: string
    }
    body: ExplainInput
    as: 'json'
    answer: ExplainAnswer
  }
  /** Lists rows of a table, sorted and filtered over the whole of it */
  'POST /data-sources/{id}/rows': {
    path: {
      id: string
    }
    body: RowsInput
    as: 'json'
    answer: QueryAnswer
  }
  /** Counts the rows of a table that meet filters */
  'POST /data-sources/{id}/rows/count': {
    path: {
      id: string
    }
    body: RowsCountInput
    as: 'json'
    answer: RowsCount
  }
  /** Lists the extracts of a data source: tables of its database and results that are kept here */
  'GET /data-sources/{id}/extracts': {
    path: {
      id: string
    }
    as: 'json'
    answer: Extract[]
  }
  /** Keeps a table of a database here, or the result of a statement, and refreshes it when it is asked to */
  'POST /data-sources/{id}/extracts': {
    path: {
      id: string
    }
    body: ExtractInput
    as: 'json'
    answer: Extract
  }
  /** Changes when an extract is refreshed, how, how old it may be, and its statement */
  'PATCH /data-sources/{id}/extracts/{extractId}': {
    path: {
      id: string
      extractId: string
    }
    body: ExtractChange
    as: 'json'
    answer: Extract
  }
  /** Deletes an extract and its file; the database is asked again */
  'DELETE /data-sources/{id}/extracts/{extractId}': {
    path: {
      id: string
      extractId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Refreshes an extract now; one that is being refreshed goes on */
  'POST /data-sources/{id}/extracts/{extractId}/refresh': {
    path: {
      id: string
      extractId: string
    }
    query: {
      /** Also what a growing column would leave as it is */
      whole?: "true" | "false"
    }
    as: 'json'
    answer: Extract
  }
  /** Follows an upload: an event for each step, until it is done or has failed */
  'GET /uploads/{uploadId}': {
    path: {
      uploadId: string
    }
    as: 'events'
    answer: undefined
  }
  /** Lists the search-analytics profiles of a data source, newest first */
  'GET /data-sources/{id}/search-analytics': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: SearchAnalyticsProfile[]
  }
  /** Registers the bulk export of a site into a BigQuery data source */
  'POST /data-sources/{id}/search-analytics': {
    path: {
      id: string
    }
    body: ProfileInput
    as: 'json'
    answer: SearchAnalyticsProfile
  }
  /** Forgets a search-analytics profile; the export itself stays */
  'DELETE /data-sources/{id}/search-analytics/{profileId}': {
    path: {
      id: string
      profileId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Checks whether the search console has created the prepared export */
  'POST /data-sources/{id}/search-analytics/{profileId}/check': {
    path: {
      id: string
      profileId: string
    }
    body?: Record<string, never>
    as: 'json'
    answer: SearchAnalyticCheckAnswer
  }
  /** Lists the datasets of the spaces that the caller can see, newest first */
  'GET /datasets': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
      spaceId?: string
    }
    as: 'json'
    answer: DatasetWithCount[]
  }
  /** Makes a dataset: a named collection of entries in a space */
  'POST /datasets': {
    body: DatasetInput
    as: 'json'
    answer: Dataset
  }
  /** Gets a dataset */
  'GET /datasets/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: Dataset
  }
  /** Updates a dataset */
  'PATCH /datasets/{id}': {
    path: {
      id: string
    }
    body: DatasetChange
    as: 'json'
    answer: Dataset
  }
  /** Deletes a dataset with its entries */
  'DELETE /datasets/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Adds the rows of a query on a data source, or of CSV text, as entries */
  'POST /datasets/{id}/import': {
    path: {
      id: string
    }
    body: ImportInput
    as: 'json'
    answer: ImportAnswer
  }
  /** Adds the rows of a spreadsheet as entries */
  'POST /datasets/{id}/import-file': {
    path: {
      id: string
    }
    form: ImportForm
    as: 'json'
    answer: ImportAnswer
  }
  /** Answers the entries of a dataset as a file */
  'GET /datasets/{id}/export': {
    path: {
      id: string
    }
    query: {
      format?: ExportFormat
    }
    as: 'file'
    answer: undefined
  }
  /** Runs one SQL statement that reads on the entries of a dataset */
  'POST /datasets/{id}/query': {
    path: {
      id: string
    }
    body: DatasetQuery
    as: 'json'
    answer: QueryAnswer
  }
  /** Removes duplicate entries from a dataset, all or none */
  'POST /datasets/{datasetId}/deduplicate': {
    path: {
      datasetId: string
    }
    body?: DeduplicateInput
    as: 'json'
    answer: DeduplicateAnswer
  }
  /** Brings back the entries that the last de-duplication removed */
  'POST /datasets/{id}/deduplicate/undo': {
    path: {
      id: string
    }
    as: 'json'
    answer: Restored
  }
  /** Shows which entries a de-duplication would remove, with examples */
  'POST /datasets/{id}/duplicates': {
    path: {
      id: string
    }
    body: DuplicatesInput
    as: 'json'
    answer: Duplicates
  }
  /** Finds values of a field that look like one */
  'POST /datasets/{id}/similar-values': {
    path: {
      id: string
    }
    body: {
      /** All when absent */
      fields?: string[]
    }
    as: 'json'
    answer: SimilarField[]
  }
  /** Lists the entries of a dataset, in the order they came or sorted by a field */
  'GET /datasets/{id}/entries': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
      /** JSON: field -> value, or {eq, ne, lt, lte, gt, gte, contains}; all must fit */
      filter?: string
      /** A field name; a leading - turns the order round. Numbers come before text, nothing comes last */
      sort?: string
    }
    as: 'json'
    answer: Entry[]
  }
  /** Adds entries, all or none */
  'POST /datasets/{id}/entries': {
    path: {
      id: string
    }
    body: {
      entries: Record<string, unknown>[]
    }
    as: 'json'
    answer: Added
  }
  /** Sets fields of an entry */
  'PATCH /datasets/{id}/entries/{entryId}': {
    path: {
      id: string
      entryId: string
    }
    body: EntryChange
    as: 'json'
    answer: Entry
  }
  /** Deletes an entry */
  'DELETE /datasets/{id}/entries/{entryId}': {
    path: {
      id: string
      entryId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Finds what has a name in the team: chats, dashboards, reports, saved questions, data, tables, columns */
  'GET /things': {
    query: {
      /** Part of the name; without it, what changed last */
      text?: string
      /** Of each kind */
      limit?: number
    }
    as: 'json'
    answer: Thing[]
  }
  /** What the data means: the definitions of a data source */
  'GET /data-sources/{id}/definitions': {
    path: {
      id: string
    }
    as: 'json'
    answer: string
  }
  /** Saves the definitions of a data source */
  'PUT /data-sources/{id}/definitions': {
    path: {
      id: string
    }
    body: Record<string, unknown>
    as: 'json'
    answer: DefinitionsSaved
  }
  /** Tells what is wrong with a document and what it would come to, without saving it */
  'POST /data-sources/{id}/definitions/check': {
    path: {
      id: string
    }
    body: Record<string, unknown>
    as: 'json'
    answer: CheckedDefinitions
  }
  /** The value of a metric by a document that is not saved yet, with its statement */
  'POST /data-sources/{id}/definitions/preview': {
    path: {
      id: string
    }
    body: DefinitionPreviewInput
    as: 'json'
    answer: MetricPreview
  }
  /** Lists the versions of the definitions, newest first */
  'GET /data-sources/{id}/definitions/history': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: DefinitionsVersion[]
  }
  /** A version of the definitions, as it was saved; 0 is what the data suggests without any */
  'GET /data-sources/{id}/definitions/versions/{version}': {
    path: {
      id: string
      version: number
    }
    as: 'json'
    answer: string
  }
  /** What the definitions name that is no longer there */
  'GET /data-sources/{id}/definitions/faults': {
    path: {
      id: string
    }
    as: 'json'
    answer: {
      faults: Fault[]
    }
  }
  /** What the profile suggests and nobody has said anything about, each with its evidence */
  'POST /data-sources/{id}/definitions/suggestions': {
    path: {
      id: string
    }
    as: 'json'
    answer: Suggestion[]
  }
  /** Makes a suggestion a person's word */
  'POST /data-sources/{id}/definitions/suggestions/{suggestionId}/accept': {
    path: {
      id: string
      suggestionId: string
    }
    as: 'json'
    answer: DefinitionsSaved
  }
  /** Says that a suggestion does not hold */
  'POST /data-sources/{id}/definitions/suggestions/{suggestionId}/dismiss': {
    path: {
      id: string
      suggestionId: string
    }
    as: 'json'
    answer: DefinitionsSaved
  }
  /** What the data means: the definitions of a space: relationships and metrics across its data sources, and what holds in all of it */
  'GET /spaces/{id}/definitions': {
    path: {
      id: string
    }
    as: 'json'
    answer: string
  }
  /** Saves the definitions of a space: relationships and metrics across its data sources, and what holds in all of it */
  'PUT /spaces/{id}/definitions': {
    path: {
      id: string
    }
    body: Record<string, unknown>
    as: 'json'
    answer: DefinitionsSaved
  }
  /** Tells what is wrong with a document and what it would come to, without saving it */
  'POST /spaces/{id}/definitions/check': {
    path: {
      id: string
    }
    body: Record<string, unknown>
    as: 'json'
    answer: CheckedDefinitions
  }
  /** The value of a metric by a document that is not saved yet, with its statement */
  'POST /spaces/{id}/definitions/preview': {
    path: {
      id: string
    }
    body: DefinitionPreviewInput
    as: 'json'
    answer: MetricPreview
  }
  /** Lists the versions of the definitions, newest first */
  'GET /spaces/{id}/definitions/history': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: DefinitionsVersion[]
  }
  /** A version of the definitions, as it was saved; 0 is what the data suggests without any */
  'GET /spaces/{id}/definitions/versions/{version}': {
    path: {
      id: string
      version: number
    }
    as: 'json'
    answer: string
  }
  /** What the definitions name that is no longer there */
  'GET /spaces/{id}/definitions/faults': {
    path: {
      id: string
    }
    as: 'json'
    answer: {
      faults: Fault[]
    }
  }
  /** What the profile suggests and nobody has said anything about, each with its evidence */
  'POST /spaces/{id}/definitions/suggestions': {
    path: {
      id: string
    }
    as: 'json'
    answer: Suggestion[]
  }
  /** Makes a suggestion a person's word */
  'POST /spaces/{id}/definitions/suggestions/{suggestionId}/accept': {
    path: {
      id: string
      suggestionId: string
    }
    as: 'json'
    answer: DefinitionsSaved
  }
  /** Says that a suggestion does not hold */
  'POST /spaces/{id}/definitions/suggestions/{suggestionId}/dismiss': {
    path: {
      id: string
      suggestionId: string
    }
    as: 'json'
    answer: DefinitionsSaved
  }
  /** Lists the dashboards of a space, newest first */
  'GET /spaces/{id}/dashboards': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: DashboardSummary[]
  }
  /** Makes a dashboard from a document */
  'POST /spaces/{id}/dashboards': {
    path: {
      id: string
    }
    body: DashboardInput
    as: 'json'
    answer: Dashboard
  }
  /** Makes a dashboard of metrics, a table or a sentence, from what the data means */
  'POST /spaces/{id}/dashboards/suggest': {
    path: {
      id: string
    }
    body: SuggestionInput
    as: 'json'
    answer: Dashboard
  }
  /** Checks a document without saving it, and reads it for a preview */
  'POST /spaces/{id}/dashboards/check': {
    path: {
      id: string
    }
    body: {
      /** A Markdoc document: text, controls, named SQL blocks and views of them */
      markup: string
    }
    as: 'json'
    answer: DashboardCheckAnswer
  }
  /** Runs a query of a document that is not saved yet */
  'POST /spaces/{id}/dashboards/preview': {
    path: {
      id: string
    }
    body: DashboardPreviewInput
    as: 'json'
    answer: DashboardQueryResult
  }
  /** Gets a dashboard as it was last saved */
  'GET /dashboards/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: Dashboard
  }
  /** Saves a change of a dashboard as a new version, and publishes it unless it is a draft */
  'PATCH /dashboards/{id}': {
    path: {
      id: string
    }
    body: DashboardChange
    as: 'json'
    answer: Dashboard
  }
  /** Deletes a dashboard with its versions and shares */
  'DELETE /dashboards/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the versions of a dashboard, newest first */
  'GET /dashboards/{id}/versions': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: DashboardVersion[]
  }
  /** Gets a version of a dashboard with its markup */
  'GET /dashboards/{id}/versions/{version}': {
    path: {
      id: string
      version: number
    }
    as: 'json'
    answer: DashboardVersionWithMarkup
  }
  /** Makes an earlier version the newest */
  'POST /dashboards/{id}/restore': {
    path: {
      id: string
    }
    body: RestoreInput
    as: 'json'
    answer: Dashboard
  }
  /** Puts the answer of a chat, or a query, at the end of a dashboard */
  'POST /dashboards/{id}/items': {
    path: {
      id: string
    }
    body: {
      chatId: string
      messageId: string
      title?: string
    } | {
      sql: string
      source?: string
      title?: string
      /** A table when absent */
      chart?: ChartSpecSent
    }
    as: 'json'
    answer: Dashboard
  }
  /** Runs one of the queries of a dashboard as it was last saved */
  'POST /dashboards/{id}/query': {
    path: {
      id: string
    }
    body: DashboardQueryInput
    as: 'json'
    answer: DashboardQueryResult
  }
  /** Gets a dashboard as a file, with what its queries answer now */
  'GET /dashboards/{id}/export': {
    path: {
      id: string
    }
    query: {
      format?: "pdf" | "html" | "md" | "xlsx"
    }
    as: 'file'
    answer: undefined
  }
  /** Lists the shares of a dashboard, newest first */
  'GET /dashboards/{id}/shares': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: DashboardShare[]
  }
  /** Shares a dashboard by a link */
  'POST /dashboards/{id}/shares': {
    path: {
      id: string
    }
    body: ShareInput
    as: 'json'
    answer: DashboardShare
  }
  /** Changes what a share allows */
  'PATCH /dashboards/{id}/shares/{shareId}': {
    path: {
      id: string
      shareId: string
    }
    body: ShareChange
    as: 'json'
    answer: DashboardShare
  }
  /** Takes a share back: its link then leads nowhere */
  'DELETE /dashboards/{id}/shares/{shareId}': {
    path: {
      id: string
      shareId: string
    }
    as: 'json'
    answer: undefined
  }
  /** Gets a shared dashboard: what a page needs to draw it */
  'GET /share/dashboards/{token}': {
    path: {
      token: string
    }
    as: 'json'
    answer: SharedDashboard
  }
  /** Opens a shared dashboard by its password */
  'POST /share/dashboards/{token}/unlock': {
    path: {
      token: string
    }
    body: {
      password: string
    }
    as: 'json'
    answer: DashboardShareUnlockAnswer
  }
  /** Runs one of a shared dashboard's own SQL templates */
  'POST /share/dashboards/{token}/query': {
    path: {
      token: string
    }
    body: DashboardQueryInput
    as: 'json'
    answer: DashboardQueryResult
  }
  /** Lists the share links of a space, newest first */
  'GET /spaces/{id}/share-links': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: ShareLink[]
  }
  /** Makes a link under which visitors chat with the agent of a space */
  'POST /spaces/{id}/share-links': {
    path: {
      id: string
    }
    body: ShareLinkInput
    as: 'json'
    answer: ShareLink
  }
  /** Changes what a share link shows and allows */
  'PATCH /share-links/{id}': {
    path: {
      id: string
    }
    body: ShareLinkChange
    as: 'json'
    answer: ShareLink
  }
  /** Takes a share link back: it then leads nowhere; the chats of its visitors stay in the space */
  'DELETE /share-links/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Gets a shared space by its token */
  'GET /share/{token}': {
    path: {
      token: string
    }
    as: 'json'
    answer: SharedSpace
  }
  /** Opens a shared space by its password */
  'POST /share/{token}/unlock': {
    path: {
      token: string
    }
    body: {
      password: string
    }
    as: 'json'
    answer: ShareLinkUnlockAnswer
  }
  /** Chats with a shared agent */
  'POST /share/{token}/ai': {
    path: {
      token: string
    }
    body: {
      chatId: string
      message: SharedQuestion
    }
    as: 'events'
    answer: undefined
  }
  /** Lists the visitor's own chats under this link */
  'GET /share/{token}/chats': {
    path: {
      token: string
    }
    as: 'json'
    answer: VisitorChat[]
  }
  /** Gets a chat of the visitor with its messages */
  'GET /share/{token}/chats/{chatId}': {
    path: {
      token: string
      chatId: string
    }
    as: 'json'
    answer: VisitorChatWithMessages
  }
  /** Attaches to the answer under way, from its beginning; 204 when there is none */
  'GET /share/{token}/chats/{chatId}/stream': {
    path: {
      token: string
      chatId: string
    }
    as: 'events'
    answer: undefined
  }
  /** Lists the caller's own reports, newest first */
  'GET /reports': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
      spaceId?: string
    }
    as: 'json'
    answer: ReportInMaking[]
  }
  /** Makes a report in the background; generatedAt is set when it is done */
  'POST /reports': {
    body: ReportInput
    as: 'json'
    answer: ReportInMaking
  }
  /** Gets a report with its frozen results, or how far its making is */
  'GET /reports/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: ReportWithContent
  }
  /** Updates a report's title, description or archive state */
  'PATCH /reports/{id}': {
    path: {
      id: string
    }
    body: ReportChange
    as: 'json'
    answer: Report
  }
  /** Deletes a report */
  'DELETE /reports/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Makes a report again from the data as it is now */
  'POST /reports/{id}/regenerate': {
    path: {
      id: string
    }
    as: 'json'
    answer: ReportInMaking
  }
  /** Gets a report as a file */
  'GET /reports/{id}/export': {
    path: {
      id: string
    }
    query: {
      format?: "pdf" | "html" | "md" | "xlsx"
    }
    as: 'file'
    answer: undefined
  }
  /** Lists the templates of reports: those built in, then those of the team, newest first */
  'GET /report-templates': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: ReportTemplate[]
  }
  /** Makes a template from a document */
  'POST /report-templates': {
    body: TemplateInput
    as: 'json'
    answer: ReportTemplate
  }
  /** Changes a template of the team; reports that were made stay as they are */
  'PATCH /report-templates/{id}': {
    path: {
      id: string
    }
    body: TemplateChange
    as: 'json'
    answer: ReportTemplate
  }
  /** Deletes a template of the team; reports that were made stay */
  'DELETE /report-templates/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Lists the automations of the team, newest first */
  'GET /automations': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Automation[]
  }
  /** Lists the automations of a space, newest first */
  'GET /spaces/{id}/automations': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Automation[]
  }
  /** Makes an automation: what is run, when, and where it is sent */
  'POST /spaces/{id}/automations': {
    path: {
      id: string
    }
    body: AutomationInput
    as: 'json'
    answer: Automation
  }
  /** Gets an automation */
  'GET /automations/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: Automation
  }
  /** Changes an automation, pauses it or lets it go on */
  'PATCH /automations/{id}': {
    path: {
      id: string
    }
    body: AutomationChange
    as: 'json'
    answer: Automation
  }
  /** Deletes an automation with its history; the chats and reports that it made stay */
  'DELETE /automations/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Runs an automation now, also one that is paused; answers the run that is under way when there is one */
  'POST /automations/{id}/run': {
    path: {
      id: string
    }
    as: 'json'
    answer: AutomationRun
  }
  /** Lists how an automation went, newest first */
  'GET /automations/{id}/runs': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: RunWithDeliveries[]
  }
  /** Lists the webhooks of the team, newest first */
  'GET /webhooks': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Webhook[]
  }
  /** Makes a webhook; its secret is shown this once */
  'POST /webhooks': {
    body: WebhookInput
    as: 'json'
    answer: WebhookWithSecret
  }
  /** Gets a webhook */
  'GET /webhooks/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: Webhook
  }
  /** Changes a webhook, or turns it on or off */
  'PATCH /webhooks/{id}': {
    path: {
      id: string
    }
    body: WebhookChange
    as: 'json'
    answer: Webhook
  }
  /** Deletes a webhook with its delivery log */
  'DELETE /webhooks/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Makes a new secret, shown this once; the old one signs too for a day */
  'POST /webhooks/{id}/rotate-secret': {
    path: {
      id: string
    }
    as: 'json'
    answer: WebhookWithSecret
  }
  /** Lists what was and will be sent to a webhook, newest first */
  'GET /webhooks/{id}/deliveries': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
      status?: DeliveryStatus
    }
    as: 'json'
    answer: WebhookDelivery[]
  }
  /** Sends a delivery again, under the same id */
  'POST /webhooks/{id}/deliveries/{deliveryId}/redeliver': {
    path: {
      id: string
      deliveryId: string
    }
    as: 'json'
    answer: WebhookDelivery
  }
  /** Sends a test event now, once, and answers how that went */
  'POST /webhooks/{id}/test': {
    path: {
      id: string
    }
    as: 'json'
    answer: WebhookDelivery
  }
  /** Lists to whom a report was sent, and what came of it, newest first */
  'GET /reports/{id}/deliveries': {
    path: {
      id: string
    }
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: Delivery[]
  }
  /** Sends a report to team chats, mail addresses and webhooks */
  'POST /reports/{id}/send': {
    path: {
      id: string
    }
    body: SendInput
    as: 'json'
    answer: SentReport
  }
  /** Lists the Slack workspaces of the team, newest first, and how each goes */
  'GET /team-chat-b/workspaces': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: WorkspaceState[]
  }
  /** Connects a Slack workspace with a space */
  'POST /team-chat-b/workspaces': {
    body: WorkspaceInput
    as: 'json'
    answer: TeamChatWorkspace
  }
  /** Changes the tokens of a Slack workspace, or enables or disables it */
  'PATCH /team-chat-b/workspaces/{id}': {
    path: {
      id: string
    }
    body: WorkspaceChange
    as: 'json'
    answer: WorkspaceChanged
  }
  /** Disconnects a Slack workspace; its chats stay */
  'DELETE /team-chat-b/workspaces/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Checks the bot token and posts a test message into a channel */
  'POST /team-chat-b/workspaces/{id}/test': {
    path: {
      id: string
    }
    body: {
      /** A channel that the app is in: its id or its name */
      channel: string
    }
    as: 'json'
    answer: Outcome
  }
  /** Takes Slack's events and slash commands */
  'POST /team-chat-b/events': {
    body: Record<string, unknown>
    as: 'json'
    answer: string
  }
  /** Tells how Google Chat is set up: its key, what to enter at Google, and the connected spaces */
  'GET /team-chat-a/setup': {
    as: 'json'
    answer: GoogleChatSetup
  }
  /** Checks and stores a service account's key for Google Chat */
  'POST /team-chat-a/setup/key': {
    body: {
      /** The service account's key file: its JSON, as a string */
      key: string
    }
    as: 'json'
    answer: Outcome
  }
  /** Makes a code with which a Google Chat space is connected with a space */
  'POST /team-chat-a/setup/spaces': {
    body: {
      spaceId: string
    }
    as: 'json'
    answer: GoogleChatSpace
  }
  /** Enables or disables a connected Google Chat space, or lets it talk to another space */
  'PATCH /team-chat-a/setup/spaces/{id}': {
    path: {
      id: string
    }
    body: GoogleChatSpaceChange
    as: 'json'
    answer: GoogleChatSpace
  }
  /** Disconnects a Google Chat space; its chats stay */
  'DELETE /team-chat-a/setup/spaces/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Posts a test message into a connected Google Chat space */
  'POST /team-chat-a/setup/spaces/{id}/test': {
    path: {
      id: string
    }
    as: 'json'
    answer: Outcome
  }
  /** Takes Google Chat's events */
  'POST /team-chat-a/events': {
    body: GoogleEvent
    as: 'json'
    answer: {
      text?: string
    }
  }
  /** Gets a chart or file that was shown in a team chat, by its address alone */
  'GET /team-chat-files/{token}': {
    path: {
      token: string
    }
    as: 'file'
    answer: undefined
  }
  /** Tells the address of the MCP endpoint, for the settings of client programs */
  'GET /mcp': {
    as: 'json'
    answer: {
      url: string
    }
  }
  /** Reads what a client program asks for, for the page on which a person decides */
  'GET /mcp/authorization': {
    query: {
      client_id: string
      redirect_uri?: string
      response_type?: string
      scope?: string
      state?: string
      code_challenge?: string
      code_challenge_method?: string
      resource?: string
    }
    as: 'json'
    answer: Authorization
  }
  /** Lets a client program act for the caller in their team, or refuses it */
  'POST /mcp/authorization': {
    body: AuthorizationDecision
    as: 'json'
    answer: {
      redirectTo: string
    }
  }
  /** Lists the programs that may act for the caller through OAuth; for an administrator, the team's */
  'GET /mcp/clients': {
    query: {
      /** At most this many; 1000 when absent */
      limit?: number
      /** Where the next page begins, from the Link header */
      cursor?: string
    }
    as: 'json'
    answer: McpClient[]
  }
  /** Disconnects a program: its tokens stop working at once */
  'DELETE /mcp/clients/{id}': {
    path: {
      id: string
    }
    as: 'json'
    answer: undefined
  }
  /** Tells the settings of the service: mail, the default model, its public address */
  'GET /service/settings': {
    as: 'json'
    answer: ServiceSettings
  }
  /** Changes settings of the service; null takes one away */
  'PATCH /service/settings': {
    body: ChangedServiceSettings
    as: 'json'
    answer: ServiceSettings
  }
  /** Sends a mail to the caller by the mail server that is set up */
  'POST /service/settings/test-mail': {
    as: 'json'
    answer: {
      to: string
    }
  }
}
