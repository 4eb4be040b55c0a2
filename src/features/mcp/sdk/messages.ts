/** Of the messages alone: built, this brings their schemas, and the rest of the SDK comes in a turn of its own. */
export { classifyInboundRequest, isJSONRPCRequest, preloadSchemas } from '@modelcontextprotocol/server'
