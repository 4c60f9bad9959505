const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
