import { parse, Tokenizer } from '@markdoc/markdoc'
import type { DocumentNode } from '../../../../src/engine/documents/documents.contract.ts'
import { textNodes } from '../../../../src/engine/documents/text-nodes.ts'

const tokenizer = new Tokenizer({ html: false, linkify: false, allowComments: true })

/** Words of a tile as the service reads them. */
export const nodesOfWords = (text: string): DocumentNode[] =>
  textNodes(parse(tokenizer.tokenize(text)).children, {
    tag: () => null,
    refuse: () => undefined,
    // The service has read them before.
    hasRoom: () => true,
  })
