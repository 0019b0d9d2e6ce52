"""Arrays on a GPU that other libraries take over without a copy: DLPack and the CUDA array interface."""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np


class _Tensor(ctypes.Structure):
    """`DLTensor`, with the fields of its device and its type written out."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    """`DLManagedTensor`."""

    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _DELETER))


CUDA: Final = 2
_CODES: Final = {"i": 0, "u": 1, "f": 2, "b": 6}
_NAME: Final = b"dltensor"
_lent: dict[int, Any] = {}
"""What consumers hold, by the address of the struct: the struct, its shape and the array."""


def _delete(address: int) -> None:
    _lent.pop(address, None)


_DELETE: Final = _DELETER(_delete)
_api = ctypes.pythonapi
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_api.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_api.PyCapsule_GetPointer.restype = ctypes.c_void_p
_api.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


def _drop(capsule: int) -> None:
    """A capsule that nobody took over."""
    if _api.PyCapsule_IsValid(capsule, _NAME):
        _lent.pop(_api.PyCapsule_GetPointer(capsule, _NAME), None)


_DROP: Final = _DELETER(_drop)


class DeviceArray:
    """An array on the GPU. `torch.from_dlpack(array)` and `jax.dlpack.from_dlpack(array)` share its memory."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def shape(self) -> tuple[int, ...]:
        """As in NumPy."""
        return tuple(self.array.shape)

    @property
    def dtype(self) -> Any:
        """As in NumPy."""
        return np.dtype(self.array.dtype)

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """A capsule. On another stream than the default one the kernels under way are waited for."""
        if stream not in (None, 0, 1, -1):
            from numba import cuda

            cuda.synchronize()
        array, kind = self.array, self.dtype
        shape = (ctypes.c_int64 * array.ndim)(*array.shape)
        strides = (ctypes.c_int64 * array.ndim)(*(each // kind.itemsize for each in array.strides))
        pointer = array.__cuda_array_interface__["data"][0]
        tensor = _Tensor(pointer, CUDA, 0, array.ndim, _CODES[kind.kind], 8 * kind.itemsize, 1, shape, strides, 0)
        managed = _Managed(tensor, None, _DELETE)
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, strides, array)
        return _api.PyCapsule_New(address, _NAME, ctypes.cast(_DROP, ctypes.c_void_p))

    def numpy(self) -> Any:
        """A copy in the memory of this computer."""
        return self.array.copy_to_host()
