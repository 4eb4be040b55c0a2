/**
 * Node's own module by a call: `import ... from 'node:http'` reads all that it exports, and so loads the whole of Node's fetch,
 * which costs every start some 50 ms and 15 MB.
 */
export const { Agent, createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http')
