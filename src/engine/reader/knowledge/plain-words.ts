/** Words that hold a question together and carry no meaning of their own when nothing matches them. */
export const plainWords: ReadonlySet<string> = new Set(
  `a an the of in on at to from for with by and or is are was were be been being do does did has have had having it its this that these those there their they them we us our i me my you your he she his her as than then so such if when while which what who whom whose where how can could would should will shall may might must please show give tell list display find get see let just also each every all any some per into about out up down
  name calculate compute determine return provide report identify perform check generate create want know need like look us one ones here data dataset table chart column columns row rows value values result results respective respectively well thanks hello hi hey kindly could using use used based according given within between among across different overall entire whole whether ever yet still really actually roughly approximately exactly both following listed list shown named called recorded made make took take taken place held hold got get come came go went happened occur occurred occurred appear appears appeared please 's ' , . ? ! : ; ( ) - " same many much number total time times only other else including include includes included there's what's also then well out paid incurred measured observed detect detected present separately additionally moreover finally`
    .split(/\s+/)
    .filter(Boolean),
)

/** Function words and operators that a learned feature may name; nothing here is about any data. */
export const signalWords: readonly string[] =
  `how many much long often who what which when where whose why is are was were did does do has have had name list show give number total sum average mean median difference between more less fewer most least fewest highest lowest largest smallest biggest longest shortest first last next previous before after above below following preceding only other besides than same or and not no never any all each every per by top bottom at least over under up to since until from during in on of for earliest latest oldest youngest newest recent consecutive times time years year long combined altogether together different distinct unique common frequent ever both either listed amount count percentage percent share ratio came come won win best worst later earlier higher lower larger smaller longer greater better also with without`
    .split(/\s+/)
    .filter(Boolean)
