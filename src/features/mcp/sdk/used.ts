/** What is used of the SDK: the build leaves out the rest. */
export { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
